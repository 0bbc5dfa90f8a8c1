import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Another value gives the children a new chance. */
  resetKey: unknown
  caught(error: unknown): ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  resetKey: unknown
  failure: { error: unknown } | undefined
}

/** What throws below it is drawn as `caught` says; the rest of the page stands. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { resetKey: props.resetKey, failure: undefined }
  }

  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, failure: undefined }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === undefined ? this.props.children : this.props.caught(failure.error)
  }
}

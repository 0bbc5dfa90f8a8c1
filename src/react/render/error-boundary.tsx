import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** A new value gives the children another chance. */
  resetKey: unknown
  caught(error: unknown): ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  resetKey: unknown
  failure: { error: unknown } | undefined
}

/** Draws `caught` in place of children that throw; the rest of the page is unaffected. */
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

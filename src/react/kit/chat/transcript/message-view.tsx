import { memo, type ReactElement } from 'react'
import { AssistantMessage, type AssistantMessageProps } from './assistant-message.tsx'
import { UserMessage } from './user-message.tsx'

/** One message, memoised, so that earlier messages are not drawn again while an answer streams. */
export const MessageView = memo(function MessageView(props: AssistantMessageProps): ReactElement {
  return (
    <li className="vt-chat-message" data-role={props.message.role}>
      {props.message.role === 'user' ? (
        <UserMessage message={props.message} />
      ) : (
        <AssistantMessage {...props} />
      )}
    </li>
  )
})

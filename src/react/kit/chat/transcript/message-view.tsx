import { memo, type ReactElement } from 'react'
import { AssistantMessage, type AssistantMessageProps } from './assistant-message.tsx'
import { UserMessage } from './user-message.tsx'

/** One message. Memoised: while an answer streams, those before it are not drawn again. */
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

export { type Block, type BlockOptions, messageBlocks } from './blocks/message-blocks.ts'
export { retriedCallIds } from './blocks/retried-call-ids.ts'
export type { AgentCanvasClient, AgentCanvasClientOptions } from './canvas/agent-canvas-client.ts'
export type {
  CanvasClientState,
  CanvasConnection,
  CanvasPhase,
  CanvasProblem,
  CanvasValues,
  PendingEdit,
} from './canvas/canvas-client-state.ts'
export type { AcceptedEdit } from './canvas/canvas-routes.ts'
export { createAgentCanvasClient } from './canvas/create-agent-canvas-client.ts'
export type { AgentChatClient, AgentChatClientOptions } from './chat/agent-chat-client.ts'
export type { ChatInput } from './chat/chat-input.ts'
export type { ChatMessage, ChatPhase, ChatState, Conversation } from './chat/chat-state.ts'
export { createAgentChatClient } from './chat/create-agent-chat-client.ts'
export type { ChatError, Result } from './http/chat-error.ts'
export type { HttpOptions } from './http/create-http.ts'
export type { Schedule } from './store/create-store.ts'
export { decodeFrame } from './stream/decode-frame.ts'
export type { ThreadList, ThreadListState } from './threads/thread-list.ts'

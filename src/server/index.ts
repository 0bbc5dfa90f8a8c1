export type { ActionContext, ActionOutcome, OnAction, ViewUpdate } from './actions/on-action.ts'
export { type Authorize, LOCAL_ACTOR } from './authorize.ts'
export { createServer, type Server, type ServerLimits, type ServerOptions } from './create-server.ts'
export { type Listening, type Servable, type ServeOptions, serve } from './serve.ts'
export { createMemorySink, type MemorySinkOptions } from './sink/memory-sink.ts'
export type { RunInfo, Sink } from './sink/sink.ts'
export { createMemoryStore, type MemoryStoreOptions } from './store/memory-store.ts'
export {
  type CanvasValues,
  isUnfinished,
  type Store,
  type StoredCanvas,
  type StoredMessage,
  type StoredThread,
} from './store/store.ts'
export { createFrameEncoder, type FrameEncoder, type FrameEncoderOptions } from './stream/frame-encoder.ts'

export {
  type CollectedRun,
  type CollectingSink,
  type CollectingSinkOptions,
  type CollectOptions,
  collectFrames,
  createCollectingSink,
  userMessage,
} from './collect-frames.ts'
export { sampleCatalog, sampleTree } from './sample-catalog.ts'
export type {
  ModelCall,
  ModelFinishReason,
  ModelStreamPart,
  Script,
  ScriptableModel,
  ScriptedCall,
  ScriptedItem,
  ScriptedResult,
  ScriptedStep,
  ScriptedTurn,
} from './script.ts'
export { createScriptedModel, type ScriptedModel, type ScriptedModelOptions } from './scripted-model.ts'

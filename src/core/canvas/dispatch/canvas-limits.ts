/** What a canvas may hold; what is left out keeps its default. */
export interface CanvasLimits {
  /** On the canvas at once; default 200. */
  instances?: number
  /** Containers within containers; 1 is a canvas without nesting. Default 4. */
  depth?: number
  /** UTF-8 bytes of one instance's props as JSON; default 65 536. */
  propsBytes?: number
}

/** 200 instances, 4 deep, 64 KiB of props each. */
export const DEFAULT_CANVAS_LIMITS: Required<CanvasLimits> = Object.freeze({
  instances: 200,
  depth: 4,
  propsBytes: 65_536,
})

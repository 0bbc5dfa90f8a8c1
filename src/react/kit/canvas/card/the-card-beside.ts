import type { FindHeir } from '../../parts/use-focus-heir.ts'

/** Where a card stood that had the focus: itself at its new place, else the next, the one before, the canvas. */
export const theCardBeside: FindHeir = (leaving) => {
  const canvas = leaving.closest<HTMLElement>('.vt-canvas')
  const all = gripsIn(canvas)
  const at = all.findIndex((grip) => leaving.contains(grip))
  const others = [...all.slice(at), ...all.slice(0, Math.max(at, 0)).reverse()]
  const beside = others.find((grip) => !leaving.contains(grip))
  const id = leaving.dataset.instance
  return () => {
    const moved = gripsIn(canvas).find((grip) => cardOf(grip)?.dataset.instance === id)
    return moved ?? (beside?.isConnected === true ? beside : canvas)
  }
}

/** What a message with a way on stood in: the card, or the canvas. */
export const whatItIsAbout: FindHeir = (leaving) => {
  const card = leaving.closest('.vt-canvas-card')
  const canvas = leaving.closest<HTMLElement>('.vt-canvas')
  return () => card?.querySelector<HTMLElement>('[data-part="grip"]') ?? canvas
}

function gripsIn(canvas: HTMLElement | null): HTMLElement[] {
  return [...(canvas?.querySelectorAll<HTMLElement>('[data-part="grip"]') ?? [])]
}

function cardOf(grip: HTMLElement): HTMLElement | null {
  return grip.closest('[data-instance]')
}

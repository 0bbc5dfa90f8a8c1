import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

// The colours of series stay apart for whoever sees fewer hues. Simulated by Machado, Oliveira and Fernandes, "A physiologically-based
// model for simulation of color vision deficiency" (2009), at full severity; distances are Euclidean in OKLab, where 0.02 is just seen.
const css = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8')
const SERIES = ['blue', 'teal', 'violet', 'amber', 'rose', 'chart-6']
const APART = 0.07

type Matrix = readonly (readonly [number, number, number])[]

const SIGHT: Readonly<Record<string, Matrix>> = {
  'all hues': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

it.each(Object.keys(SIGHT))('series are told apart with %s, in both themes', (sight) => {
  for (const theme of [1, 2]) {
    const colors = SERIES.map((name) => ({ name, lab: oklab(seen(linear(name, theme), SIGHT[sight] ?? [])) }))
    const near = colors.flatMap((one, index) =>
      colors
        .slice(index + 1)
        .filter((other) => Math.hypot(...one.lab.map((value, at) => value - (other.lab[at] ?? 0))) < APART)
        .map((other) => `${one.name} and ${other.name} in theme ${theme}`),
    )
    expect(near).toEqual([])
  }
})

function linear(name: string, theme: number): number[] {
  const hex =
    new RegExp(`--vt-${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\);`).exec(css)?.[theme] ?? ''
  expect(hex, `--vt-${name} is a pair of colours`).not.toBe('')
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
}

function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0))
}

function seen(color: readonly number[], matrix: Matrix): number[] {
  return times(matrix, color).map((channel) => Math.min(Math.max(channel, 0), 1))
}

/** By Björn Ottosson, "A perceptual color space for image processing" (2020). */
function oklab(color: readonly number[]): number[] {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  ).map(Math.cbrt)
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  )
}

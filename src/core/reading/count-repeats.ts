import type { ReportRepair } from '../catalog/component.ts'

/** Repairs of one code that are told one by one. */
const MAX_TOLD = 20

interface Count {
  told: number
  more: number
  lossy: boolean
}

/** Tells the first repairs of each code one by one and counts the rest, so that a big table makes no bigger ledger. */
export function countRepeats(report: ReportRepair): { report: ReportRepair; end(): void } {
  const counts = new Map<string, Count>()
  return {
    report(code, path, message, details) {
      const count = counts.get(code) ?? { told: 0, more: 0, lossy: false }
      counts.set(code, count)
      if (count.told < MAX_TOLD) {
        count.told++
        report(code, path, message, details)
        return
      }
      count.more++
      count.lossy ||= details?.lossy ?? false
    },
    end() {
      for (const [code, { more, lossy }] of counts) {
        if (more > 0)
          report(code, [], `the same in ${more} more ${more === 1 ? 'place' : 'places'}`, { lossy })
      }
    },
  }
}

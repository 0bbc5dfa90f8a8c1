import * as z from 'zod'

/** `2026-03-09`: a calendar day, independent of time zones. */
export const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
export const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a text is an existing day. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const y = Number(year)
  const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0
  const most = Number(month) === 2 && !isLeap ? 28 : DAYS[Number(month) - 1]
  return most !== undefined && Number(day) >= 1 && Number(day) <= most
}

export function isTime(text: string): boolean {
  return TIME.test(text)
}

export function isDateTime(text: string): boolean {
  const [, day] = DATE_TIME.exec(text) ?? []
  return day !== undefined && isDay(day)
}

/** A day of the calendar. */
export const Day = z.string().refine(isDay, 'a day as YYYY-MM-DD, year first').meta({ pattern: DAY.source })

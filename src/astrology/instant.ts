/** Instants as the engine counts them: days from J2000.0 = 2000-01-01T12:00. */
import { deltaT } from './delta-t.ts';

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;

/** The same moment by the turning Earth (`ut`) and by even time (`tt`). UTC is taken as UT1: they differ by less than 0.9 s. */
export type Instant = { ut: number; tt: number };

export const instantAt = (ut: number): Instant => ({ ut, tt: ut + deltaT(ut) / 86_400 });

/** Days of universal time from J2000.0; NaN for a text that is no ISO instant. */
export const utOf = (iso: string): number => (Date.parse(iso) - J2000_MS) / DAY_MS;

/** ISO UTC, to the nearest second. */
export function isoOf(ut: number): string {
  const seconds = Math.round((ut * DAY_MS + J2000_MS) / 1000);
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
}

export const MINUTE = 1 / 1440;

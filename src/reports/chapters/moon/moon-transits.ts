/** When the Moon enters each nakshatra in the coming weeks, in Indian time. */
import type { ChartSettings } from '#src/astrology/contract.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { toInstant, formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createLongitudeFunction } from '#src/astrology/ephemeris/longitudes.ts';
import { memoize } from '#src/astrology/ephemeris/memoize.ts';
import { getNakshatra, NAKSHATRA_DEGREES } from '#src/astrology/zodiac.ts';
import { findRoot } from '#src/astrology/motion/root-finding.ts';
import { computeApproximateLongitude } from '#src/astrology/motion/approximate-longitudes.ts';
import { content } from '#src/reports/content/content.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatClock, formatShortDayMonth, formatShortWeekday } from '#src/reports/text/phrases.ts';

export type NakshatraStay = { nakshatra: number; from: string; to: string };

/** The Moon needs between 20 and 28 hours for a nakshatra. */
const STEP_DAYS = 0.5;
const LONGEST_STAY_DAYS = 1.25;
const ROUGH_PRECISION_DAYS = 0.001;
const SEARCH_RADIUS_DAYS = 0.02;
const WEEKS_AHEAD = 6;

/** The current stay and all that begin within six weeks; ISO instants, to the second. */
export function computeNakshatraStays(now: string, settings: ChartSettings): NakshatraStay[] {
  const [start, end] = [parseUt(now), parseUt(now) + WEEKS_AHEAD * 7];
  const entries = getCachedEntries(Math.floor(start), settings);
  return entries
    .slice(0, -1)
    .map((entry, i) => ({ ...entry, until: entries[i + 1]!.ut }))
    .filter(({ ut, until }) => until > start && ut < end)
    .map(({ nakshatra, ut, until }) => ({ nakshatra, from: formatIso(ut), to: formatIso(until) }));
}

/** The Moon enters `nakshatra` at `ut`, in days of universal time from J2000.0. */
type NakshatraEntry = { ut: number; nakshatra: number };

/** Reports of one day share the same entries. */
const entriesByDay = new Map<string, NakshatraEntry[]>();
const MAX_CACHED_DAYS = 4;

function getCachedEntries(day: number, settings: ChartSettings): NakshatraEntry[] {
  const key = `${settings.ayanamsa} ${day}`;
  const entries =
    entriesByDay.get(key) ??
    computeEntries(settings, day - LONGEST_STAY_DAYS, day + 1 + WEEKS_AHEAD * 7 + LONGEST_STAY_DAYS);
  if (!entriesByDay.has(key) && entriesByDay.size >= MAX_CACHED_DAYS)
    entriesByDay.delete(entriesByDay.keys().next().value!);
  entriesByDay.set(key, entries);
  return entries;
}

/** Finds each entry roughly first, then exactly. */
function computeEntries(settings: ChartSettings, from: number, to: number): NakshatraEntry[] {
  const approximateLongitudeAt = memoize((ut) => computeApproximateLongitude('Moon', ut, settings));
  const steps = Array.from({ length: Math.ceil((to - from) / STEP_DAYS) }, (_, i) => from + i * STEP_DAYS);
  return steps.flatMap((start) => {
    const end = start + STEP_DAYS;
    const nakshatra = getNakshatra(approximateLongitudeAt(end));
    if (getNakshatra(approximateLongitudeAt(start)) === nakshatra) return [];
    const boundary = (nakshatra - 1) * NAKSHATRA_DEGREES;
    const approximateUt = findRoot(
      (ut) => subtractAngles(approximateLongitudeAt(ut), boundary),
      start,
      end,
      ROUGH_PRECISION_DAYS,
    );
    return [{ ut: findExactEntry(approximateUt, boundary, settings), nakshatra }];
  });
}

/** The approximate moment is exact to one or two minutes; one evaluation of the lunar theory is valid for hours around it. */
function findExactEntry(approximateUt: number, boundary: number, settings: ChartSettings): number {
  const longitudeAt = createLongitudeFunction('Moon', toInstant(approximateUt), settings);
  return findRoot(
    (ut) => subtractAngles(longitudeAt(ut), boundary),
    approximateUt - SEARCH_RADIUS_DAYS,
    approximateUt + SEARCH_RADIUS_DAYS,
  );
}

export const listNakshatraStays = ({ now, chart }: ReportContext): NakshatraStay[] =>
  computeNakshatraStays(now, chart.settings);

/** "Sat 21 Nov, 4:12 am" */
export const formatMoment = (instant: string): string => `${formatDay(instant)}, ${formatClock(instant)}`;

/** "Sat 21 Nov" */
export const formatDay = (instant: string): string =>
  content.grammar.formatWeekdayDate(formatShortWeekday(instant), formatShortDayMonth(instant));

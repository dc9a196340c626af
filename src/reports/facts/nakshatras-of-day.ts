/** The birth nakshatras of a day of birth whose time is unknown: one, two or three, each with its hours. */
import { content } from '#src/reports/content/content.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import type { Chart, Point } from '#src/astrology/contract.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import type { HoursOfDay } from '#src/reports/content/en/moon/hours-of-day.ts';
import { listPossibleCharts, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { formatClock, formatList, getNakshatraName } from '#src/reports/text/phrases.ts';
import { listLimbs } from './panchanga-moments.ts';
import { HOUR_MS } from './time-units.ts';

/** `chart`: of a time of the day at which the Moon was in the nakshatra. */
export type NakshatraOfDay = { nakshatra: number; from: string; to: string; hours: number; chart: Chart };

/** A nakshatra of fewer hours is named, but not described at length. */
const MIN_DESCRIBED_HOURS = 2;

/** In the order of the day. The Moon needs 20 to 27 hours for a nakshatra, so noon lies in the middle one of three. */
export function listNakshatrasWithHours(context: TimeUnknownContext): NakshatraOfDay[] {
  const day = getCivilDayOfBirth(context.birth);
  const limbs = listLimbs(context.chart, 'nakshatra', day);
  return limbs.map(({ value, end }, i) => {
    const [from, to] = [limbs[i - 1]?.end ?? day.from, end ?? day.to];
    return {
      nakshatra: value,
      from,
      to,
      hours: (Date.parse(to) - Date.parse(from)) / HOUR_MS,
      chart:
        listPossibleCharts(context).find(({ grahas }) => grahas.Moon.nakshatra === value) ?? context.chart,
    };
  });
}

export const findLongestNakshatra = (context: TimeUnknownContext): NakshatraOfDay =>
  listNakshatrasWithHours(context).toSorted((a, b) => b.hours - a.hours)[0]!;

/** Those in which the Moon was long enough for separate texts. */
export const listDescribedNakshatras = (context: TimeUnknownContext): NakshatraOfDay[] =>
  listNakshatrasWithHours(context).filter(({ hours }) => hours >= MIN_DESCRIBED_HOURS);

/** "between 12:30 am and 11:39 pm", or empty for a nakshatra of the whole day */
export function describeNakshatraHours(
  { birth }: TimeUnknownContext,
  { from, to }: Pick<NakshatraOfDay, 'from' | 'to'>,
): string {
  const day = getCivilDayOfBirth(birth);
  const formatHour = (instant: string) => formatClock(instant, birth.utcOffsetSeconds);
  const hours: HoursOfDay = {
    ...(Date.parse(from) > Date.parse(day.from) ? { from: formatHour(from) } : {}),
    ...(Date.parse(to) < Date.parse(day.to) ? { to: formatHour(to) } : {}),
  };
  return content.moon.describeHours(hours);
}

/** "Ashwini before 12:30 am, Bharani between 12:30 am and 11:39 pm and Krittika after 11:39 pm" */
export const describeStarsWithHours = (context: TimeUnknownContext): string =>
  describeStars(context, listNakshatrasWithHours(context));

export const describeStars = (context: TimeUnknownContext, stays: readonly NakshatraOfDay[]): string =>
  formatList(
    stays.map((stay) =>
      content.moon.birthStarTexts.starWithHours(
        getNakshatraName(stay.nakshatra),
        describeNakshatraHours(context, stay),
      ),
    ),
  );

/** The places of the Moon during the day, close enough for every quarter of a nakshatra and every half of a sign. */
export function listMoonsOfDay({ dayRange }: TimeUnknownContext): Point[] {
  const [start, end] = [dayRange.earliest, dayRange.latest].map(({ grahas }) => grahas.Moon.longitude);
  const degrees = normalize(end! - start!);
  const count = Math.ceil(degrees / MOON_STEP_DEGREES);
  return Array.from({ length: count + 1 }, (_, i) => toPoint(normalize(start! + (degrees * i) / count)));
}

const MOON_STEP_DEGREES = 0.5;

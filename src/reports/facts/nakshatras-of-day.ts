/** The birth nakshatras of a day of birth whose time is unknown: one, two or three, each with its hours. */
import { content } from '#src/reports/content/content.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import type { Chart, Point } from '#src/astrology/contract.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import type { HoursOfDay } from '#src/reports/content/en/moon/hours-of-day.ts';
import { listPossibleCharts, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { formatFirstMinute, formatList, getNakshatraName } from '#src/reports/text/phrases.ts';
import { listLimbs, type MovingLimb } from './panchanga-moments.ts';
import { HOUR_MS } from './time-units.ts';

/** `chart`: of a time of the day at which the limb had the value. */
export type LimbOfDay = { value: number; from: string; to: string; hours: number; chart: Chart };
export type NakshatraOfDay = Omit<LimbOfDay, 'value'> & { nakshatra: number };

/** A nakshatra of fewer hours is named, but not described at length; a lunar day or yoga is left out. */
const MIN_DESCRIBED_HOURS = 2;

/** In the order of the day. The Moon needs 20 to 27 hours for a nakshatra, so noon lies in the middle one of three. */
export const listNakshatrasWithHours = (context: TimeUnknownContext): NakshatraOfDay[] =>
  listLimbsOfDay(context, 'nakshatra', ({ grahas }) => grahas.Moon.nakshatra).map(({ value, ...stay }) => ({
    nakshatra: value,
    ...stay,
  }));

/** The lunar days or yogas of the day that lasted long enough for a text, in their order. */
export const listDescribedLimbs = (context: TimeUnknownContext, limb: 'tithi' | 'yoga'): LimbOfDay[] =>
  listLimbsOfDay(context, limb, ({ panchang }) => panchang[limb]).filter(
    ({ hours }) => hours >= MIN_DESCRIBED_HOURS,
  );

function listLimbsOfDay(
  context: TimeUnknownContext,
  limb: MovingLimb,
  getValue: (chart: Chart) => number,
): LimbOfDay[] {
  const day = getCivilDayOfBirth(context.birth);
  const limbs = listLimbs(context.chart, limb, day);
  return limbs.map(({ value, end }, i) => {
    const [from, to] = [limbs[i - 1]?.end ?? day.from, end ?? day.to];
    return {
      value,
      from,
      to,
      hours: (Date.parse(to) - Date.parse(from)) / HOUR_MS,
      chart: listPossibleCharts(context).find((chart) => getValue(chart) === value) ?? context.chart,
    };
  });
}

export const findLongestNakshatra = (context: TimeUnknownContext): NakshatraOfDay =>
  listNakshatrasWithHours(context).toSorted((a, b) => b.hours - a.hours)[0]!;

/** Those in which the Moon was long enough for separate texts. */
export const listDescribedNakshatras = (context: TimeUnknownContext): NakshatraOfDay[] =>
  listNakshatrasWithHours(context).filter(({ hours }) => hours >= MIN_DESCRIBED_HOURS);

/** "between 12:30 am and 11:39 pm", or empty for a value of the whole day */
export function describeHoursOfStay(
  { birth }: TimeUnknownContext,
  { from, to }: Pick<LimbOfDay, 'from' | 'to'>,
): string {
  const day = getCivilDayOfBirth(birth);
  const formatHour = (instant: string) => formatFirstMinute(instant, birth.utcOffsetSeconds);
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
        describeHoursOfStay(context, stay),
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

/** An antardasha as the readings see it: its lords, its part of life, and how its lord acts. */
import { type DashaPeriod, type Graha } from '#src/astrology/contract.ts';
import { countSigns, isDusthana } from '#src/astrology/houses.ts';
import type { Tone } from '#src/reports/content/en/periods/readings/reading-text-type.ts';
import { getAgeAt, isChild } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { findDashasAt, listUpcomingAntardashas } from '#src/reports/facts/dasha-periods.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { CONDITION_POINTS } from '#src/reports/facts/condition-scale.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';

/** In the order of the texts of a house. */
export const TONES: readonly Tone[] = ['good', 'steady', 'careful'];

/** `young`: under 16; `student`: under 22 */
export type AgeBand = 'young' | 'student' | 'adult' | 'senior';

/** `from`: the birth if the period began before it */
export type SubPeriodFacts = {
  maha: Graha;
  lord: Graha;
  period: DashaPeriod;
  from: string;
  ageBand: AgeBand;
  isCurrent: boolean;
};

/** The readings for a child end at this age, so that none is about work or marriage. */
export const CHILD_READINGS_END_AGE = 18;
const READINGS_END_AGE = 90;
const ADULT_AGE = 22;
const SENIOR_AGE = 60;

/** The current antardasha and those that begin within some years; none after the 120 years of the cycle. */
export function listSubPeriods(context: TimeKnownContext, years: number): SubPeriodFacts[] {
  const { chart, now } = context;
  const { maha, antar, isOver } = findDashasAt(chart, now);
  if (isOver) return [];
  const end = new Date(Date.parse(now) + years * YEAR_MS).toISOString();
  const endAge = isChild(context) ? CHILD_READINGS_END_AGE : READINGS_END_AGE;
  return [{ maha, antar }, ...listUpcomingAntardashas(chart, now).filter((next) => next.antar.start < end)]
    .filter((next, i) => i === 0 || getAgeAt(context, next.antar.start) < endAge)
    .map((next, i) => describeSubPeriod(context, next.maha.lord, next.antar, i === 0));
}

function describeSubPeriod(
  context: TimeKnownContext,
  maha: Graha,
  period: DashaPeriod,
  isCurrent: boolean,
): SubPeriodFacts {
  const from = period.start < context.birth.utc ? context.birth.utc : period.start;
  const middle = new Date((Date.parse(from) + Date.parse(period.end)) / 2).toISOString();
  return { maha, lord: period.lord, period, from, ageBand: getAgeBand(context, middle), isCurrent };
}

function getAgeBand(context: TimeKnownContext, at: string): AgeBand {
  const age = getAgeAt(context, at);
  if (isChild(context)) return 'young';
  if (age < ADULT_AGE) return 'student';
  return age < SENIOR_AGE ? 'adult' : 'senior';
}

/** The houses counted from the maha lord that help; the 6th, 8th and 12th ask for care, and the 2nd is neutral. */
const HELPFUL_PLACES: readonly number[] = [1, 3, 4, 5, 7, 9, 10, 11];

/** The condition of the lord, for the houses that it acts for, and its place counted from the maha lord, one point each. */
export function judgeTone(
  { chart }: TimeKnownContext,
  { maha, lord }: SubPeriodFacts,
  ...houses: number[]
): Tone {
  const place = countSigns(chart, maha, lord);
  const placePoints = isDusthana(place) ? -1 : HELPFUL_PLACES.includes(place) ? 1 : 0;
  const points = placePoints + CONDITION_POINTS[getCondition(chart, lord, ...houses)];
  if (points > 0) return 'good';
  return points < 0 ? 'careful' : 'steady';
}

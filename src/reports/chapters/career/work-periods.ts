/** The coming ten years: sub-periods rated for work, and the transits of Saturn and Jupiter through houses of work and money. */
import type { Chart, DashaPeriod, Graha, MahaDasha } from '#src/astrology/contract.ts';
import { listSignStays } from '#src/astrology/motion/sign-stays.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { WorkRole } from '#src/reports/content/en/career/work-periods.ts';
import type { TransitOrigin, WorkHouse } from '#src/reports/content/en/career/work-transits.ts';
import { listUpcomingAntardashas, findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { getWorkRole } from './work-condition.ts';

export const YEARS = 10;

type WorkRating = 'fair' | 'mixed' | 'quiet';
export type WorkPeriod = {
  maha: MahaDasha;
  antar: DashaPeriod;
  role: WorkRole;
  rating: WorkRating;
  /** the lord already ruled an earlier sub-period of these years */
  isRepeated: boolean;
  /** the first listed sub-period of its maha dasha */
  opensMahaDasha: boolean;
};

export const addYears = (now: string, years: number): string =>
  new Date(Date.parse(now) + years * YEAR_MS).toISOString();

/** The current sub-period and those that begin within ten years; none after the 120 years of the cycle. */
export function listWorkPeriods(chart: Chart, now: string): WorkPeriod[] {
  const { maha, antar, over } = findDashasAt(chart, now);
  if (over) return [];
  const end = addYears(now, YEARS);
  const all = [
    { maha, antar },
    ...listUpcomingAntardashas(chart, now).filter((one) => one.antar.start < end),
  ];
  return all.map((one, i) => ({
    ...one,
    role: getWorkRole(chart, one.antar.lord),
    rating: rateWorkPeriod(chart, one.antar.lord),
    isRepeated: all.slice(0, i).some((earlier) => earlier.antar.lord === one.antar.lord),
    opensMahaDasha: i === 0 || all[i - 1]!.maha !== one.maha,
  }));
}

function rateWorkPeriod(chart: Chart, lord: Graha): WorkRating {
  const role = getWorkRole(chart, lord);
  if (role === 'hidden') return 'quiet';
  const helps = role === 'work' || role === 'gain' || role === 'fortune';
  return helps && !isInEighthOrTwelfth(chart, lord) && getCondition(chart, lord) !== 'weak'
    ? 'fair'
    : 'mixed';
}

export const isInEighthOrTwelfth = (chart: Chart, lord: Graha): boolean => {
  const house = getHouse(chart, lord);
  return house === 8 || house === 12;
};

export const SLOW_PLANETS = ['Saturn', 'Jupiter'] as const;
export type SlowPlanet = (typeof SLOW_PLANETS)[number];
/** `hasRetrogradeReturn`: it leaves the sign in between and comes back */
export type TransitStay = {
  graha: SlowPlanet;
  sign: number;
  from: string;
  to: string;
  hasRetrogradeReturn: boolean;
};

/** In years; the search reaches further by this much, so that the first and last stay have their real ends. */
const LONGEST_STAY_YEARS: Record<SlowPlanet, number> = { Saturn: 3.5, Jupiter: 1.5 };
/** A retrograde return within this time belongs to the same stay. */
const SAME_STAY_MS = 1.1 * YEAR_MS;

/** One stay per sign, retrograde returns included, of those within the coming years. */
export function findTransitStays(chart: Chart, now: string, graha: SlowPlanet): TransitStay[] {
  const end = addYears(now, YEARS);
  const stays: TransitStay[] = [];
  const search = [
    addYears(now, -LONGEST_STAY_YEARS[graha]),
    addYears(now, YEARS + LONGEST_STAY_YEARS[graha]),
  ] as const;
  for (const { sign, from, to } of listSignStays(graha, ...search, chart.settings)) {
    const earlier = stays.find(
      (one) => one.sign === sign && Date.parse(from) - Date.parse(one.to) < SAME_STAY_MS,
    );
    if (earlier) Object.assign(earlier, { to, hasRetrogradeReturn: true });
    else stays.push({ graha, sign, from, to, hasRetrogradeReturn: false });
  }
  return stays.filter(({ from, to }) => to > now && from < end);
}

export type WorkTransit = TransitStay & { reference: TransitOrigin; house: WorkHouse };

/** Stays in the tenth, eleventh or second from the lagna and from the Moon; once if both are in one sign. */
export function findWorkTransits(chart: Chart, stays: readonly TransitStay[]): WorkTransit[] {
  const moon = chart.grahas.Moon.sign;
  const lagna = chart.lagna?.sign ?? null;
  const references: [TransitOrigin, number][] = [
    ...(lagna === null ? [] : [['lagna', lagna] as [TransitOrigin, number]]),
    ...(lagna === moon ? [] : [['Moon', moon] as [TransitOrigin, number]]),
  ];
  return stays.flatMap((stay) =>
    references.flatMap(([reference, sign]) => {
      const house = countHouse(sign, stay.sign);
      return isWorkHouse(house) ? [{ ...stay, reference, house }] : [];
    }),
  );
}

const isWorkHouse = (house: number): house is WorkHouse => house === 2 || house === 10 || house === 11;

/** The coming ten years: antardashas rated for work, and transits of Saturn and Jupiter through houses of work and money. */
import type { Chart, DashaPeriod, Graha, MahaDasha } from '#src/astrology/contract.ts';
import type { Matter } from '#src/astrology/contract-timing.ts';
import { listSignStays } from '#src/astrology/motion/sign-stays.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { WorkRole } from '#src/reports/content/en/career/work-periods.ts';
import type { TransitOrigin, WorkHouse } from '#src/reports/content/en/career/work-transits.ts';
import { listUpcomingAntardashas, findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { findLongestPause } from '#src/reports/chapters/timing/longest-pause.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { getWorkRole } from './work-condition.ts';

export const YEARS_AHEAD = 10;

/**
 * `quiet`: the lord has the role `hidden`; `fair`: it has a helpful role, is neither weak nor in the eighth or twelfth, and the
 * antardasha is not mostly in a time that the answers call ordinary; `mixed`: otherwise.
 */
type WorkRating = 'fair' | 'mixed' | 'quiet';
export type WorkPeriod = {
  maha: MahaDasha;
  antar: DashaPeriod;
  role: WorkRole;
  rating: WorkRating;
  /** the lord already ruled an earlier antardasha of these years */
  isRepeated: boolean;
  /** the first listed antardasha of its mahadasha */
  isFirstOfMahaDasha: boolean;
};

export const addYears = (now: string, years: number): string =>
  new Date(Date.parse(now) + years * YEAR_MS).toISOString();

/** Each chart of a nearby birth time is read for every period. */
const workPeriods = new WeakMap<TimeKnownContext, WorkPeriod[]>();

/** The current antardasha and those that begin within ten years; none after the 120 years of the dasha cycle. */
export function listWorkPeriods(context: TimeKnownContext): WorkPeriod[] {
  const periods = workPeriods.get(context) ?? computeWorkPeriods(context);
  workPeriods.set(context, periods);
  return periods;
}

function computeWorkPeriods(context: TimeKnownContext): WorkPeriod[] {
  const { chart, now } = context;
  const { maha, antar, isOver } = findDashasAt(chart, now);
  if (isOver) return [];
  const end = addYears(now, YEARS_AHEAD);
  const periods = [
    { maha, antar },
    ...listUpcomingAntardashas(chart, now).filter((period) => period.antar.start < end),
  ];
  return periods.map((period, i) => ({
    ...period,
    role: getWorkRole(chart, period.antar.lord),
    rating: rateWorkPeriod(context, period.antar),
    isRepeated: periods.slice(0, i).some((earlier) => earlier.antar.lord === period.antar.lord),
    isFirstOfMahaDasha: i === 0 || periods[i - 1]!.maha !== period.maha,
  }));
}

/** The matters of the answers by which a helpful role is checked. */
const MATTERS_OF_ROLES: Partial<Record<WorkRole, readonly Matter[]>> = {
  work: ['workChange', 'promotion'],
  fortune: ['workChange', 'promotion'],
  gain: ['money'],
};

function rateWorkPeriod(context: TimeKnownContext, antar: DashaPeriod): WorkRating {
  const { chart } = context;
  const role = getWorkRole(chart, antar.lord);
  if (role === 'obstacle') return 'quiet';
  const matters = MATTERS_OF_ROLES[role];
  const isHelped =
    matters && !isInEighthOrTwelfth(chart, antar.lord) && getCondition(chart, antar.lord) !== 'weak';
  return isHelped && !matters.every((matter) => isMostlyInPause(context, antar, matter)) ? 'fair' : 'mixed';
}

/** More than half of the remaining antardasha is in the longest time without a window of the matter. */
function isMostlyInPause(context: TimeKnownContext, { start, end }: DashaPeriod, matter: Matter): boolean {
  const pause = findLongestPause(getMatterTiming(context, matter));
  if (!pause) return false;
  const [from, to] = [Math.max(Date.parse(start), Date.parse(context.now)), Date.parse(end)];
  const shared = Math.min(to, Date.parse(pause.to)) - Math.max(from, Date.parse(pause.from));
  return shared > (to - from) / 2;
}

export const isInEighthOrTwelfth = (chart: Chart, lord: Graha): boolean => {
  const house = getHouse(chart, lord);
  return house === 8 || house === 12;
};

export const SLOW_PLANETS = ['Saturn', 'Jupiter'] as const;
export type SlowPlanet = (typeof SLOW_PLANETS)[number];
/** `from` and `to` of the whole stay; it has two or three parts if the planet leaves the sign in retrograde motion and returns. */
export type TransitStay = {
  graha: SlowPlanet;
  sign: number;
  from: string;
  to: string;
  parts: { from: string; to: string }[];
};

/** The search begins earlier and ends later by this time, so that the first and the last stay are complete. */
const LONGEST_STAY_YEARS: Record<SlowPlanet, number> = { Saturn: 3.5, Jupiter: 1.5 };
/** A retrograde return within this time belongs to the same stay. */
const MAX_RETURN_GAP_MS = 1.1 * YEAR_MS;

/** One stay per sign, retrograde returns included, of those within the coming years. */
export function listTransitStays(chart: Chart, now: string, graha: SlowPlanet): TransitStay[] {
  const end = addYears(now, YEARS_AHEAD);
  const stays: TransitStay[] = [];
  const searchRange = [
    addYears(now, -LONGEST_STAY_YEARS[graha]),
    addYears(now, YEARS_AHEAD + LONGEST_STAY_YEARS[graha]),
  ] as const;
  for (const { sign, from, to } of listSignStays(graha, ...searchRange, chart.settings)) {
    const earlierStay = stays.find(
      (stay) => stay.sign === sign && Date.parse(from) - Date.parse(stay.to) < MAX_RETURN_GAP_MS,
    );
    if (earlierStay) Object.assign(earlierStay, { to, parts: [...earlierStay.parts, { from, to }] });
    else stays.push({ graha, sign, from, to, parts: [{ from, to }] });
  }
  return stays.filter(({ from, to }) => to > now && from < end);
}

export type WorkTransit = TransitStay & { origin: TransitOrigin; house: WorkHouse };

/** Stays in the tenth, eleventh or second from the lagna and from the Moon; listed once if lagna and Moon are in one sign. */
export function listWorkTransits(chart: Chart, stays: readonly TransitStay[]): WorkTransit[] {
  const moonSign = chart.grahas.Moon.sign;
  const lagnaSign = chart.lagna?.sign ?? null;
  const origins: [TransitOrigin, number][] = [
    ...(lagnaSign === null ? [] : [['lagna', lagnaSign] as [TransitOrigin, number]]),
    ...(lagnaSign === moonSign ? [] : [['Moon', moonSign] as [TransitOrigin, number]]),
  ];
  return stays.flatMap((stay) =>
    origins.flatMap(([origin, sign]) => {
      const house = countHouse(sign, stay.sign);
      return isWorkHouse(house) ? [{ ...stay, origin, house }] : [];
    }),
  );
}

const isWorkHouse = (house: number): house is WorkHouse => house === 2 || house === 10 || house === 11;

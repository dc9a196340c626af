/** Computes the possible positions of the Moon on a day of birth whose time is unknown. */
import type { ChartSettings, MoonRange, MoonStay } from './contract.ts';
import { findBorderTimes, type FunctionOfTime } from './motion/root-finding.ts';
import { computeCivilDay } from './panchang/civil-day.ts';
import { type BirthMoment, parseInstant } from './input.ts';
import { toInstant, formatIso, parseUt } from './ephemeris/instant.ts';
import { DEFAULT_SETTINGS, computeSiderealLongitude } from './ephemeris/longitudes.ts';
import { getNakshatraLord, computeVimshottari } from './dashas/vimshottari.ts';
import { PADA_COUNT, toPoint } from './zodiac.ts';

/** Shorter than the stay of the Moon in a pada, which takes at least five hours. */
const STEP_DAYS = 4 / 24;

/**
 * Instants of a stay are rounded to seconds. Two seconds inside the stay the Moon is certainly in the pada.
 */
export const STAY_MARGIN_DAYS = 2 / 86_400;

/** @throws ChartInputError */
export function computeMoonRange(birth: BirthMoment, overrides: Partial<ChartSettings> = {}): MoonRange {
  parseInstant(birth);
  const settings = { ...DEFAULT_SETTINGS, ...overrides };
  const { start, end } = computeCivilDay(birth);
  const computeMoonLongitude: FunctionOfTime = (ut) =>
    computeSiderealLongitude('Moon', toInstant(ut), settings);
  const stays = listPadaStays(start, end, computeMoonLongitude);
  return {
    from: formatIso(start),
    to: formatIso(end),
    stays,
    dashas: [...new Set(stays.map(({ lord }) => lord))].map((lord) =>
      computeDashaRange(lord, stays, settings.yearDays, computeMoonLongitude),
    ),
  };
}

function listPadaStays(start: number, end: number, computeMoonLongitude: FunctionOfTime): MoonStay[] {
  const bounds = [start, ...findBorderTimes(computeMoonLongitude, PADA_COUNT, start, end, STEP_DAYS), end];
  return bounds.slice(0, -1).map((from, index) => createStay(from, bounds[index + 1]!, computeMoonLongitude));
}

function createStay(from: number, to: number, computeMoonLongitude: FunctionOfTime): MoonStay {
  const moon = computeMoonLongitude((from + to) / 2);
  const { sign, nakshatra, pada } = toPoint(moon);
  return { sign, nakshatra, pada, lord: getNakshatraLord(moon), from: formatIso(from), to: formatIso(to) };
}

/**
 * The later the birth, the larger the longitude of the Moon and the earlier the periods; so the ends of a stay bound
 * the dates.
 */
function computeDashaRange(
  lord: MoonStay['lord'],
  stays: readonly MoonStay[],
  yearDays: number,
  computeMoonLongitude: FunctionOfTime,
): MoonRange['dashas'][number] {
  const staysOfLord = stays.filter((stay) => stay.lord === lord);
  const [from, to] = [
    parseUt(staysOfLord[0]!.from) + STAY_MARGIN_DAYS,
    parseUt(staysOfLord.at(-1)!.to) - STAY_MARGIN_DAYS,
  ];
  const [periodsOfFirstBirth, periodsOfLastBirth] = [from, to].map((ut) =>
    computeVimshottari(computeMoonLongitude(ut), ut, yearDays),
  );
  return {
    lord,
    bornFrom: formatIso(from),
    bornTo: formatIso(to),
    periods: periodsOfLastBirth!.map((period, index) => ({
      lord: period.lord,
      earliest: period.start,
      latest: periodsOfFirstBirth![index]!.start,
    })),
  };
}

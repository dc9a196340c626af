/** Computes how far the birth time can be wrong before a fact of the chart changes. */
import { UNBOUNDED } from './birth-time-interval.ts';
import {
  GRAHAS,
  type Chart,
  type ChartSettings,
  type Graha,
  type Sensitivity,
  type BirthTimeInterval,
} from './contract.ts';
import { findBorderTime, type FunctionOfTime } from './motion/root-finding.ts';
import type { BirthMoment } from './input.ts';
import { toInstant, formatIso, MINUTE_DAYS, parseUt, type Instant } from './ephemeris/instant.ts';
import {
  createLagnaFunction,
  createLongitudeFunction,
  type GeographicLocation,
} from './ephemeris/longitudes.ts';
import { getPartIndex, NAKSHATRA_DEGREES, PADA_COUNT, SIGN_COUNT } from './zodiac.ts';
import { DASHA_YEARS, getNakshatraLord } from './dashas/vimshottari.ts';

/** Four hours on both sides of the birth; the lagna stays in a sign for about two hours. */
const WINDOW_MINUTES = 240;

/**
 * Steps shorter than any stay: the lagna needs at least a few minutes for a navamsa, at high latitudes; a graha needs
 * days for a sign, and the Moon hours for a pada.
 */
const LAGNA_STEP_MINUTES = 1;
const GRAHA_STEP_MINUTES = 120;

/**
 * No graha except the Moon moves further within the window of four hours: Mercury, the fastest, moves up to 2.3 degrees
 * a day.
 */
const MAX_MOTION_DEGREES = 0.4;

/**
 * Computes for each fact the birth times, around the given one, for which it is the same.
 * @param birth that of the chart in the second parameter
 */
export function computeSensitivity(
  birth: BirthMoment,
  { settings, grahas }: Pick<Chart, 'settings' | 'grahas'>,
): Sensitivity {
  const instant = toInstant(parseUt(birth.utc));
  const computeLagnaLongitude = createLagnaLongitudeFunction(instant, birth, settings);
  const findLagnaInterval = (partCount: number) =>
    findInterval(instant.ut, LAGNA_STEP_MINUTES, computeLagnaLongitude, partCount);
  const findGrahaInterval = (graha: Graha, partCount: number) => {
    const isFarFromBorder =
      graha !== 'Moon' && computeDistanceToBorder(grahas[graha].longitude, partCount) > MAX_MOTION_DEGREES;
    return isFarFromBorder
      ? UNBOUNDED
      : findInterval(
          instant.ut,
          GRAHA_STEP_MINUTES,
          createLongitudeFunction(graha, instant, settings),
          partCount,
        );
  };
  return {
    windowMinutes: WINDOW_MINUTES,
    lagnaSign: findLagnaInterval(SIGN_COUNT),
    moonPada: findGrahaInterval('Moon', PADA_COUNT),
    navamsaLagna: findLagnaInterval(PADA_COUNT),
    grahaSigns: Object.fromEntries(
      GRAHAS.map((graha) => [graha, findGrahaInterval(graha, SIGN_COUNT)]),
    ) as Record<Graha, BirthTimeInterval>,
  };
}

/** Computes the birth times for which the lagna is in the same one of `partCount` equal parts of the zodiac. */
export function computeLagnaInterval(
  { utc, latitude, longitude, settings }: Chart,
  partCount: number,
): BirthTimeInterval {
  const instant = toInstant(parseUt(utc));
  const computeLagnaLongitude = createLagnaLongitudeFunction(instant, { latitude, longitude }, settings);
  return findInterval(instant.ut, LAGNA_STEP_MINUTES, computeLagnaLongitude, partCount);
}

/** Computes the days by which every Vimshottari date is earlier for a birth one minute later. */
export function computeDashaDaysPerMinute({
  grahas: { Moon },
  settings,
}: Pick<Chart, 'grahas' | 'settings'>): number {
  const nakshatrasPerMinute = (Moon.speed / NAKSHATRA_DEGREES) * MINUTE_DAYS;
  return nakshatrasPerMinute * DASHA_YEARS[getNakshatraLord(Moon.longitude)] * settings.yearDays;
}

function createLagnaLongitudeFunction(
  instant: Instant,
  location: GeographicLocation,
  settings: ChartSettings,
): FunctionOfTime {
  const computeAngles = createLagnaFunction(instant, location, settings);
  return (ut) => computeAngles(ut).ascendant;
}

function computeDistanceToBorder(longitude: number, partCount: number): number {
  const offset = longitude % (360 / partCount);
  return Math.min(offset, 360 / partCount - offset);
}

function findInterval(
  birthUt: number,
  stepMinutes: number,
  computeLongitude: FunctionOfTime,
  partCount: number,
): BirthTimeInterval {
  const findEnd = (direction: 1 | -1) =>
    findFirstChange(birthUt, direction * stepMinutes * MINUTE_DAYS, computeLongitude, partCount);
  return { from: findEnd(-1), to: findEnd(1) };
}

function findFirstChange(
  birthUt: number,
  step: number,
  computeLongitude: FunctionOfTime,
  partCount: number,
): string | null {
  const getPart = (ut: number) => getPartIndex(computeLongitude(ut), partCount);
  const birthPart = getPart(birthUt);
  const steps = Math.round((WINDOW_MINUTES * MINUTE_DAYS) / Math.abs(step));
  for (let stepNumber = 1; stepNumber <= steps; stepNumber++) {
    const time = birthUt + stepNumber * step;
    if (getPart(time) !== birthPart)
      return formatIso(findBorderTime(computeLongitude, partCount, time - step, time));
  }
  return null;
}

/** Computes how far the birth time can be wrong before a fact of the chart changes. */
import { GRAHAS, type Chart, type Graha, type Sensitivity, type Span } from './contract.ts';
import { findBorderTime, type FunctionOfTime } from './motion/root-finding.ts';
import type { BirthMoment } from './input.ts';
import { toInstant, formatIso, MINUTE_DAYS, parseUt } from './ephemeris/instant.ts';
import { createLagnaFunction, createLongitudeFunction } from './ephemeris/longitudes.ts';
import { DASHA_YEARS, getBirthLord } from './dashas/vimshottari.ts';

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
const UNBOUNDED_SPAN: Span = { from: null, to: null };

/** Numbers of equal parts of the zodiac. A pada of a nakshatra is also a navamsa. */
const SIGNS = 12;
const PADAS = 108;

/** Computes the ranges around the birth time under the settings of the chart, which is that of the birth. */
export function computeSensitivity(
  birth: BirthMoment,
  { settings, grahas }: Pick<Chart, 'settings' | 'grahas'>,
): Sensitivity {
  const instant = toInstant(parseUt(birth.utc));
  const computeAscendant = createLagnaFunction(instant, birth, settings);
  const computeLagnaLongitude: FunctionOfTime = (ut) => computeAscendant(ut).ascendant;
  const findLagnaSpan = (cells: number) =>
    findSpan(instant.ut, LAGNA_STEP_MINUTES, computeLagnaLongitude, cells);
  const findGrahaSpan = (graha: Graha, cells: number) => {
    const isFarFromBorder =
      graha !== 'Moon' && computeDistanceToBorder(grahas[graha].longitude, cells) > MAX_MOTION_DEGREES;
    return isFarFromBorder
      ? UNBOUNDED_SPAN
      : findSpan(instant.ut, GRAHA_STEP_MINUTES, createLongitudeFunction(graha, instant, settings), cells);
  };
  return {
    windowMinutes: WINDOW_MINUTES,
    lagnaSign: findLagnaSpan(SIGNS),
    moonPada: findGrahaSpan('Moon', PADAS),
    navamsaLagna: findLagnaSpan(PADAS),
    grahaSigns: Object.fromEntries(GRAHAS.map((graha) => [graha, findGrahaSpan(graha, SIGNS)])) as Record<
      Graha,
      Span
    >,
  };
}

/** Computes the time around a birth in which the lagna stays in the same one of `cells` equal parts of the zodiac. */
export function computeRisingSpan({ utc, latitude, longitude, settings }: Chart, cells: number): Span {
  const instant = toInstant(parseUt(utc));
  const computeAscendant = createLagnaFunction(instant, { latitude, longitude }, settings);
  return findSpan(instant.ut, LAGNA_STEP_MINUTES, (ut) => computeAscendant(ut).ascendant, cells);
}

/** Computes the days by which every Vimshottari date is earlier for a birth one minute later. */
export function computeDashaDaysPerMinute({
  grahas: { Moon },
  settings,
}: Pick<Chart, 'grahas' | 'settings'>): number {
  const nakshatrasPerMinute = (Moon.speed * 27) / 360 / 1440;
  return nakshatrasPerMinute * DASHA_YEARS[getBirthLord(Moon.longitude)] * settings.yearDays;
}

function computeDistanceToBorder(longitude: number, cells: number): number {
  const offset = longitude % (360 / cells);
  return Math.min(offset, 360 / cells - offset);
}

function findSpan(
  birthUt: number,
  stepMinutes: number,
  computeLongitude: FunctionOfTime,
  cells: number,
): Span {
  const findEnd = (direction: 1 | -1) =>
    findFirstChange(birthUt, direction * stepMinutes * MINUTE_DAYS, computeLongitude, cells);
  return { from: findEnd(-1), to: findEnd(1) };
}

function findFirstChange(
  birthUt: number,
  step: number,
  computeLongitude: FunctionOfTime,
  cells: number,
): string | null {
  const computeCell = (ut: number) => Math.floor((computeLongitude(ut) * cells) / 360);
  const startCell = computeCell(birthUt);
  const steps = Math.round((WINDOW_MINUTES * MINUTE_DAYS) / Math.abs(step));
  for (let n = 1; n <= steps; n++) {
    const time = birthUt + n * step;
    if (computeCell(time) !== startCell)
      return formatIso(findBorderTime(computeLongitude, cells, time - step, time));
  }
  return null;
}

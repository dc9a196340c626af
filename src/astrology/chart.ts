/** Computes the chart of a birth. Pure: the same input gives the same chart. */
import { GRAHAS, type Chart, type ChartSettings, type Graha, type GrahaPosition } from './contract.ts';
import { computeAyanamsa } from './ephemeris/ayanamsa.ts';
import { isCombust } from './combustion.ts';
import { getDignity } from './dignity.ts';
import { type BirthMoment, parseInstant } from './input.ts';
import { type Instant, formatIso } from './ephemeris/instant.ts';
import {
  DEFAULT_SETTINGS,
  createLagnaFunction,
  computeSiderealLongitude,
  computeSpeed,
} from './ephemeris/longitudes.ts';
import { computePanchang } from './panchang/panchang.ts';
import { computeVimshottari } from './dashas/vimshottari.ts';
import { countHouse, toPoint } from './zodiac.ts';

/** Version of the engine and of its theories; reports print it. */
export const ENGINE_VERSION = 'Lagna 1 (VSOP87B, ELP/MPP02, astronomy-engine 2.1.19)';

/**
 * Defaults: whole-sign houses, Lahiri ayanamsa, mean node, dasha year of 365.25 days.
 * @throws ChartInputError for an instant outside 1800 to 2100, an impossible place or zone
 */
export function computeChart(birth: BirthMoment, overrides: Partial<ChartSettings> = {}): Chart {
  const instant = parseInstant(birth);
  const settings = { ...DEFAULT_SETTINGS, ...overrides };
  const ascendantAndMidheaven = birth.isTimeKnown
    ? createLagnaFunction(instant, birth, settings)(instant.ut)
    : null;
  const lagna = ascendantAndMidheaven && toPoint(ascendantAndMidheaven.ascendant);
  const grahas = computeGrahas(instant, settings, lagna?.sign ?? null);
  return {
    engineVersion: ENGINE_VERSION,
    settings,
    utc: formatIso(instant.ut),
    latitude: birth.latitude,
    longitude: birth.longitude,
    ayanamsaDegrees: computeAyanamsa(settings.ayanamsa, instant),
    isTimeKnown: birth.isTimeKnown,
    lagna,
    midheaven: ascendantAndMidheaven?.midheaven ?? null,
    grahas,
    panchang: computePanchang(grahas.Sun.longitude, grahas.Moon.longitude, birth, settings.sunrise),
    vimshottari: computeVimshottari(grahas.Moon.longitude, instant.ut, settings.yearDays),
  };
}

function computeGrahas(instant: Instant, settings: ChartSettings, lagnaSign: number | null): Chart['grahas'] {
  const sunLongitude = computeSiderealLongitude('Sun', instant, settings);
  const entries = GRAHAS.map((graha) => [
    graha,
    computePosition(graha, instant, settings, sunLongitude, lagnaSign),
  ]);
  return Object.fromEntries(entries) as Record<Graha, GrahaPosition>;
}

function computePosition(
  graha: Graha,
  instant: Instant,
  settings: ChartSettings,
  sunLongitude: number,
  lagnaSign: number | null,
): GrahaPosition {
  const point = toPoint(computeSiderealLongitude(graha, instant, settings));
  const speed = computeSpeed(graha, instant, settings);
  const isRetrograde = speed < 0;
  return {
    ...point,
    speed,
    isRetrograde,
    isCombust: isCombust(graha, point.longitude, sunLongitude, isRetrograde),
    house: lagnaSign === null ? null : countHouse(lagnaSign, point.sign),
    dignity: getDignity(graha, point.sign, point.degreeInSign),
  };
}

/** Computes the chart of a birth. Pure: the same input gives the same chart. */
import { GRAHAS, type Chart, type ChartSettings, type Graha, type GrahaPosition } from './contract.ts';
import { computeAyanamsa } from './ephemeris/ayanamsa.ts';
import { isCombust } from './combustion.ts';
import { getDignity } from './dignity.ts';
import { type BirthMoment, parseInstant } from './input.ts';
import { type Instant, formatIso, parseUt, toInstant } from './ephemeris/instant.ts';
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
  return computeChartFromEpoch(birth, { ...DEFAULT_SETTINGS, ...overrides }, instant, instant);
}

/** Two hours: within them extrapolated positions are accurate to 0.02 arcseconds. */
const MAX_EXTRAPOLATION_DAYS = 1 / 12;

/**
 * The chart of the same birth at another time. Within two hours positions are extrapolated from `chart`, which is
 * faster than a new chart.
 * @throws ChartInputError as computeChart
 */
export function computeNearbyChart(chart: Chart, birth: BirthMoment): Chart {
  const [instant, epoch] = [parseInstant(birth), toInstant(parseUt(chart.utc))];
  const isNear = Math.abs(instant.ut - epoch.ut) <= MAX_EXTRAPOLATION_DAYS;
  return computeChartFromEpoch(birth, chart.settings, instant, isNear ? epoch : instant);
}

function computeChartFromEpoch(
  birth: BirthMoment,
  settings: ChartSettings,
  instant: Instant,
  epoch: Instant,
): Chart {
  const ascendantAndMidheaven = birth.isTimeKnown
    ? createLagnaFunction(instant, birth, settings)(instant.ut)
    : null;
  const lagna = ascendantAndMidheaven && toPoint(ascendantAndMidheaven.ascendant);
  const grahas = computeGrahas({ instant, epoch }, settings, lagna?.sign ?? null);
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

type InstantAndEpoch = { instant: Instant; epoch: Instant };

function computeGrahas(
  time: InstantAndEpoch,
  settings: ChartSettings,
  lagnaSign: number | null,
): Chart['grahas'] {
  const sunLongitude = computeSiderealLongitude('Sun', time.instant, settings, time.epoch);
  const entries = GRAHAS.map((graha) => [
    graha,
    computePosition(graha, time, settings, sunLongitude, lagnaSign),
  ]);
  return Object.fromEntries(entries) as Record<Graha, GrahaPosition>;
}

function computePosition(
  graha: Graha,
  { instant, epoch }: InstantAndEpoch,
  settings: ChartSettings,
  sunLongitude: number,
  lagnaSign: number | null,
): GrahaPosition {
  const point = toPoint(computeSiderealLongitude(graha, instant, settings, epoch));
  const speed = computeSpeed(graha, instant, settings, epoch);
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

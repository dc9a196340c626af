/** From a birth to its chart: pure, the same answer for the same question. */
import { GRAHAS, type Chart, type ChartSettings, type Graha, type GrahaPosition } from './contract.ts';
import { ayanamsa } from './ephemeris/ayanamsa.ts';
import { isCombust } from './combustion.ts';
import { dignityOf } from './dignity.ts';
import { type BirthMoment, checkedInstant } from './input.ts';
import { type Instant, isoOf } from './ephemeris/instant.ts';
import { DEFAULT_SETTINGS, horizonAround, siderealLongitude, speedOf } from './ephemeris/longitudes.ts';
import { panchangOf } from './panchang/panchang.ts';
import { vimshottari } from './vimshottari.ts';
import { houseFrom, pointAt } from './zodiac.ts';

export const ENGINE = 'Lagna 1 (VSOP87B, ELP/MPP02, astronomy-engine 2.1.19)';

/**
 * Whole-sign houses, Lahiri ayanamsa, true node, 365.25 days a dasha year unless the settings say otherwise.
 * @throws ChartInputError for an instant outside 1800 to 2100, an impossible place or zone
 */
export function computeChart(birth: BirthMoment, wanted: Partial<ChartSettings> = {}): Chart {
  const instant = checkedInstant(birth);
  const settings = { ...DEFAULT_SETTINGS, ...wanted };
  const horizon = birth.timeKnown ? horizonAround(instant, birth, settings)(instant.ut) : null;
  const lagna = horizon && pointAt(horizon.ascendant);
  const grahas = grahasAt(instant, settings, lagna?.sign ?? null);
  return {
    engine: ENGINE,
    settings,
    utc: isoOf(instant.ut),
    latitude: birth.latitude,
    longitude: birth.longitude,
    ayanamsaDegrees: ayanamsa(settings.ayanamsa, instant),
    timeKnown: birth.timeKnown,
    lagna,
    midheaven: horizon && horizon.midheaven,
    grahas,
    panchang: panchangOf(grahas.Sun.longitude, grahas.Moon.longitude, birth, settings.sunrise),
    vimshottari: vimshottari(grahas.Moon.longitude, instant.ut, settings.yearDays),
  };
}

function grahasAt(instant: Instant, settings: ChartSettings, lagnaSign: number | null): Chart['grahas'] {
  const sun = siderealLongitude('Sun', instant, settings);
  const placed = GRAHAS.map((graha) => [graha, position(graha, instant, settings, sun, lagnaSign)]);
  return Object.fromEntries(placed) as Record<Graha, GrahaPosition>;
}

function position(
  graha: Graha,
  instant: Instant,
  settings: ChartSettings,
  sun: number,
  lagnaSign: number | null,
): GrahaPosition {
  const point = pointAt(siderealLongitude(graha, instant, settings));
  const speed = speedOf(graha, instant, settings);
  const retrograde = speed < 0;
  return {
    ...point,
    speed,
    retrograde,
    combust: isCombust(graha, point.longitude, sun, retrograde),
    house: lagnaSign === null ? null : houseFrom(lagnaSign, point.sign),
    dignity: dignityOf(graha, point.sign, point.degreeInSign),
  };
}

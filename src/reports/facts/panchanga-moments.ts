/** The moments at which a tithi, karana, yoga, nakshatra or weekday ends, exact to a second as in an almanac. */
import type { Chart } from '#src/astrology/contract.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { formatIso, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { findBorderTimes } from '#src/astrology/motion/root-finding.ts';
import { findSunDayBounds } from '#src/astrology/shadbala/sun-day.ts';
import { getPartIndex } from '#src/astrology/zodiac.ts';

/** The limbs by equal parts of the Moon’s way, or of the sum or difference of Moon and Sun. */
const PARTS = {
  tithi: { count: 30, sunFactor: -1 },
  karana: { count: 60, sunFactor: -1 },
  yoga: { count: 27, sunFactor: 1 },
  nakshatra: { count: 27, sunFactor: 0 },
} as const;
export type MovingLimb = keyof typeof PARTS;

/** A nakshatra and a tithi last less than 27 hours. */
const LONGEST_LIMB_DAYS = 1.2;

/** ISO instant at which the limb of the birth ends. */
export function findLimbEnd(chart: Chart, limb: MovingLimb): string {
  const birth = parseUt(chart.utc);
  return formatIso(findBorders(chart, limb, birth, birth + LONGEST_LIMB_DAYS)[0]!);
}

/** The values of a limb in a span of time, each with the ISO instant of its end; the last one has none. */
export function listLimbs(
  chart: Chart,
  limb: MovingLimb,
  { from, to }: { from: string; to: string },
): { value: number; end: string | null }[] {
  const [start, end] = [parseUt(from), parseUt(to)];
  const computeLongitude = createLongitudeFunction(chart, limb);
  const borders = findBorders(chart, limb, start, end);
  return [...borders, end].map((border, i) => ({
    value: getPartIndex(computeLongitude(((borders[i - 1] ?? start) + border) / 2), PARTS[limb].count) + 1,
    end: i < borders.length ? formatIso(border) : null,
  }));
}

/** The sunrises before and after the birth, between which the weekday of the birth lasts; null where the Sun does not rise and set. */
export function findSunrises(chart: Chart): { last: string; next: string } | null {
  const bounds = findSunDayBounds(parseUt(chart.utc), chart, chart.settings.sunrise);
  return bounds && { last: formatIso(bounds.rise), next: formatIso(bounds.nextRise) };
}

/** Steps of half a part; even the fastest Moon needs more than that. */
function findBorders(chart: Chart, limb: MovingLimb, from: number, to: number): number[] {
  const { count } = PARTS[limb];
  return findBorderTimes(createLongitudeFunction(chart, limb), count, from, to, 12 / count);
}

/** Longitudes are extrapolated from the nearest of six instants a day: a limb then ends within 0.1 s of its exact end. */
const EPOCHS_PER_DAY = 6;

const createLongitudeFunction =
  ({ settings }: Chart, limb: MovingLimb) =>
  (ut: number): number => {
    const instant = toInstant(ut);
    const epoch = toInstant(Math.round(ut * EPOCHS_PER_DAY) / EPOCHS_PER_DAY);
    const moon = computeSiderealLongitude('Moon', instant, settings, epoch);
    const { sunFactor } = PARTS[limb];
    return sunFactor === 0
      ? moon
      : normalize(moon + sunFactor * computeSiderealLongitude('Sun', instant, settings, epoch));
  };

/**
 * Computes longitudes that are accurate to some minutes of arc and forty times cheaper than the exact ones. They are
 * used to search for events and never printed. The theories are those of the folder ephemeris, truncated to their large
 * terms, without nutation and the rotation of the ecliptic, and with a mean light-time.
 */
import type { ChartSettings, Graha } from '#src/astrology/contract.ts';
import { normalize, RAD } from '#src/astrology/ephemeris/angle.ts';
import { computeAyanamsa } from '#src/astrology/ephemeris/ayanamsa.ts';
import tables from '#src/astrology/ephemeris/data/ephemeris.json' with { type: 'json' };
import { type Instant, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeMeanNode } from '#src/astrology/ephemeris/node.ts';

/** Maximum error in degrees: 1.5 times the largest of six thousand samples between 1800 and 2100. */
const MAX_ERROR_DEGREES: Record<Graha, number> = {
  Sun: 0.007,
  Moon: 0.006,
  Mars: 0.03,
  Mercury: 0.015,
  Jupiter: 0.012,
  Venus: 0.035,
  Saturn: 0.009,
  Rahu: 0.06,
  Ketu: 0.06,
};

/** Degrees. True Chitra follows the apparent star, which moves over the year and the centuries; here it is fixed. */
const CHITRA = { fromLahiri: -60 / 3600, error: 0.01 };

export const getMaxError = (graha: Graha, settings: ChartSettings): number =>
  MAX_ERROR_DEGREES[graha] + (settings.ayanamsa === 'true-chitra' ? CHITRA.error : 0);

/** Sidereal degrees at `ut`, days from J2000.0. */
export function computeApproximateLongitude(graha: Graha, ut: number, settings: ChartSettings): number {
  const instant = toInstant(ut);
  return normalize(
    approximateTropical(graha, instant.tt, settings) - approximateAyanamsa(settings.ayanamsa, instant),
  );
}

const approximateAyanamsa = (kind: ChartSettings['ayanamsa'], instant: Instant): number =>
  kind === 'true-chitra'
    ? computeAyanamsa('lahiri', instant) + CHITRA.fromLahiri
    : computeAyanamsa(kind, instant);

function approximateTropical(graha: Graha, tt: number, { node }: ChartSettings): number {
  if (graha === 'Moon') return approximateMoon(tt).longitude / RAD;
  if (graha !== 'Rahu' && graha !== 'Ketu') return approximatePlanet(graha, tt);
  const rahu = node === 'mean' ? computeMeanNode({ ut: tt, tt }).longitude : approximateMoon(tt).node / RAD;
  return graha === 'Rahu' ? rahu : rahu + 180;
}

type Body = 'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';

/** Days, at the mean distance from the Earth. */
const LIGHT_TIME: Record<Body, number> = {
  Sun: 0.0058,
  Mars: 0.009,
  Mercury: 0.006,
  Jupiter: 0.03,
  Venus: 0.006,
  Saturn: 0.055,
};

function approximatePlanet(body: Body, tt: number): number {
  const t = (tt - LIGHT_TIME[body]) / DAYS_PER_MILLENNIUM;
  const [earth, target] = [approximateOrbit('Earth', t), body === 'Sun' ? SUN : approximateOrbit(body, t)];
  return Math.atan2(target.y - earth.y, target.x - earth.x) / RAD + computePrecession(t * 10);
}

/** Degrees a century, IAU 2006. */
const PRECESSION = 5028.796195 / 3600;
const computePrecession = (t: number) => t * (PRECESSION + (t * 1.1054348) / 3600);

const DAYS_PER_MILLENNIUM = 365_250;
const SUN = { x: 0, y: 0 };

/** Computes the heliocentric position projected on the ecliptic of J2000.0. */
function approximateOrbit(body: Exclude<Body, 'Sun'> | 'Earth', t: number): { x: number; y: number } {
  const { L, B, R } = ORBITS[body];
  const [l, projected] = [sumCosines(L, t), sumCosines(R, t) * Math.cos(sumCosines(B, t))];
  return { x: projected * Math.cos(l), y: projected * Math.sin(l) };
}

/** One array of terms for each power of time, the terms one after the other. */
type Series = readonly Float64Array[];
type TermLimits = { numbersPerTerm: number; keptNumbers: number; minSize: number; maxTime: number };

/** Radians, or the relative size for a distance. The limits are valid within 0.2 millennia of 2000. */
const PLANET_TERM_LIMITS = { numbersPerTerm: 3, keptNumbers: 3, minSize: 2e-5, maxTime: 0.2 };

const selectLargeOrbitTerms = ({ L, B, R }: { L: number[][]; B: number[][]; R: number[][] }) => ({
  L: selectLargeTerms(L, PLANET_TERM_LIMITS),
  B: selectLargeTerms(B, PLANET_TERM_LIMITS),
  R: selectLargeTerms(R, { ...PLANET_TERM_LIMITS, minSize: PLANET_TERM_LIMITS.minSize * R[0]![0]! }),
});

const ORBITS = {
  Mercury: selectLargeOrbitTerms(tables.Mercury),
  Venus: selectLargeOrbitTerms(tables.Venus),
  Earth: selectLargeOrbitTerms(tables.Earth),
  Mars: selectLargeOrbitTerms(tables.Mars),
  Jupiter: selectLargeOrbitTerms(tables.Jupiter),
  Saturn: selectLargeOrbitTerms(tables.Saturn),
};

/**
 * Selects the terms whose size reaches `minSize` at `maxTime`, the largest time from 2000, at which the power of time
 * is greatest. Of the numbers of a term, amplitude first, the first `keptNumbers` are kept.
 */
function selectLargeTerms(
  powers: readonly (readonly number[])[],
  { numbersPerTerm, keptNumbers, minSize, maxTime }: TermLimits,
): Series {
  return powers.map((terms, power) => {
    const starts = Array.from({ length: terms.length / numbersPerTerm }, (_, n) => n * numbersPerTerm);
    const large = starts.filter((start) => Math.abs(terms[start]!) * maxTime ** power >= minSize);
    return Float64Array.from(large.flatMap((start) => terms.slice(start, start + keptNumbers)));
  });
}

/** Sums terms of VSOP87: a cos(b + c t). */
function sumCosines(series: Series, t: number): number {
  let sum = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    const terms = series[power]!;
    sum *= t;
    for (let i = 0; i < terms.length; i += 3) sum += terms[i]! * Math.cos(terms[i + 1]! + terms[i + 2]! * t);
  }
  return sum;
}

const DAYS_PER_CENTURY = 36_525;
const ARCSECOND = Math.PI / 648_000;

/** Arcseconds. The limits are valid within two centuries of 2000. */
const MOON_TERM_LIMITS = { numbersPerTerm: 6, keptNumbers: 4, minSize: 0.5, maxTime: 2 };
const LONGITUDE = selectLargeTerms(tables.Moon.L, MOON_TERM_LIMITS);
const LATITUDE = selectLargeTerms(tables.Moon.B, MOON_TERM_LIMITS);

/** Longitude of the Moon and of its true node in radians; the node is where r x v intersects the ecliptic. */
function approximateMoon(tt: number): { longitude: number; node: number } {
  const t = tt / DAYS_PER_CENTURY;
  const [p0, p1, p2] = tables.Moon.mean as [number, number, number];
  const [l, b] = [sumSines(LONGITUDE, t), sumSines(LATITUDE, t)];
  const longitude = p0 + t * (p1 + t * p2) + computePrecession(t) * RAD + l.value;
  const numerator = (Math.sin(2 * b.value) / 2) * (p1 + PRECESSION * RAD + l.rate);
  return { longitude, node: longitude - Math.atan2(numerator, b.rate) };
}

/** ELP/MPP02: a sin(p0 + p1 t + p2 t^2), a in arcseconds; the sum in radians, its rate per century. */
function sumSines(series: Series, t: number): { value: number; rate: number } {
  let [value, rate] = [0, 0];
  for (const [power, terms] of series.entries()) {
    const factor = ARCSECOND * t ** power;
    for (let i = 0; i < terms.length; i += 4) {
      const phase = terms[i + 1]! + t * (terms[i + 2]! + t * terms[i + 3]!);
      value += factor * terms[i]! * Math.sin(phase);
      rate += factor * terms[i]! * terms[i + 2]! * Math.cos(phase);
    }
  }
  return { value, rate };
}

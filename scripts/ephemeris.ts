/**
 * Writes src/astrology/ephemeris/data/ephemeris.json: the terms of VSOP87B and ELP/MPP02 (from the MIT package
 * `astronomia`) that are large enough to matter between 1800 and 2100. `node scripts/ephemeris.ts`; run it again only
 * to change a threshold.
 */
import { writeFileSync } from 'node:fs';
import moon from 'astronomia/data/elpMppDeFull';
import earth from 'astronomia/data/vsop87Bearth';
import jupiter from 'astronomia/data/vsop87Bjupiter';
import mars from 'astronomia/data/vsop87Bmars';
import mercury from 'astronomia/data/vsop87Bmercury';
import saturn from 'astronomia/data/vsop87Bsaturn';
import venus from 'astronomia/data/vsop87Bvenus';

/** Lists of terms by the power of time with which each list is multiplied. */
type Powers = Record<string, readonly (readonly number[])[]>;

/**
 * Series terms below these limits are dropped; radians and astronomical units. They differ because an error of latitude
 * changes the geocentric longitude by a twentieth of it at most, and an error of distance by a hundredth (Jupiter) or
 * less.
 */
const LONGITUDE_THRESHOLD = 5e-9;
const LATITUDE_THRESHOLD = 5e-8;
const DISTANCE_THRESHOLD = {
  Mercury: 5e-9,
  Venus: 5e-9,
  Earth: 5e-9,
  Mars: 1e-8,
  Jupiter: 1e-7,
  Saturn: 3e-7,
};

/** The Moon, in arcseconds and kilometres: its latitude for the node, its distance for the light-time. */
const MOON_THRESHOLD = { L: 5e-5, B: 5e-4, R: 20 };
/** Arcseconds. A smaller term changes the printed position of the Moon, but neither its speed nor the node. */
const SMALL_TERM_LIMIT = 1e-3;

/** From 2000 to either end of the tables, in the units of each theory. */
const MILLENNIA = 0.2;
const CENTURIES = 2;

/** Coefficients are rounded to this fraction of the threshold of their term. */
const ROUNDING_FRACTION = 1e-3;

type AmplitudeRange = { from: number; below?: number };

/**
 * Selects the terms whose amplitude is in range at `maxTime`, the largest time from 2000. @returns one list of numbers for
 * each power of time, term after term
 */
function pruneTerms(powers: Powers, { from, below = Infinity }: AmplitudeRange, maxTime: number): number[][] {
  const isInRange = (amplitude: number) => amplitude >= from && amplitude < below;
  const lists = Object.entries(powers).map(([power, terms]) =>
    terms
      .filter(([amplitude]) => isInRange(Math.abs(amplitude!) * maxTime ** Number(power)))
      .flatMap((term) => roundTerm(term, from * ROUNDING_FRACTION, maxTime)),
  );
  return lists.slice(0, lists.findLastIndex(({ length }) => length > 0) + 1);
}

/** Small terms have a linear phase: the quadratic part changes it by a thousandth in two centuries. */
const dropQuadraticPhase = (powers: Powers): Powers =>
  Object.fromEntries(
    Object.entries(powers).map(([power, terms]) => [power, terms.map((term) => term.slice(0, 3))]),
  );

/** Rounds the amplitude to `precision`, and the phase polynomial so that the term changes by less than `precision`. */
function roundTerm([amplitude, ...phase]: readonly number[], precision: number, maxTime: number): number[] {
  const countDecimals = (step: number) => Math.min(Math.max(Math.ceil(-Math.log10(step)), 0), 20);
  const angle = precision / Math.abs(amplitude!);
  return [
    Number(amplitude!.toFixed(countDecimals(precision))),
    ...phase.map((value, power) => Number(value.toFixed(countDecimals(angle / maxTime ** power)))),
  ];
}

/** As in both theories: L is the longitude, B the latitude, R the distance. */
const createPlanetTables = ({ L, B, R }: { L: Powers; B: Powers; R: Powers }, distanceThreshold: number) => ({
  L: pruneTerms(L, { from: LONGITUDE_THRESHOLD }, MILLENNIA),
  B: pruneTerms(B, { from: LATITUDE_THRESHOLD }, MILLENNIA),
  R: pruneTerms(R, { from: distanceThreshold }, MILLENNIA),
});

export const createTables = () => ({
  Mercury: createPlanetTables(mercury, DISTANCE_THRESHOLD.Mercury),
  Venus: createPlanetTables(venus, DISTANCE_THRESHOLD.Venus),
  Earth: createPlanetTables(earth, DISTANCE_THRESHOLD.Earth),
  Mars: createPlanetTables(mars, DISTANCE_THRESHOLD.Mars),
  Jupiter: createPlanetTables(jupiter, DISTANCE_THRESHOLD.Jupiter),
  Saturn: createPlanetTables(saturn, DISTANCE_THRESHOLD.Saturn),
  Moon: {
    mean: moon.W1,
    L: pruneTerms(moon.L, { from: SMALL_TERM_LIMIT }, CENTURIES),
    smallTerms: pruneTerms(
      dropQuadraticPhase(moon.L),
      { from: MOON_THRESHOLD.L, below: SMALL_TERM_LIMIT },
      CENTURIES,
    ),
    B: pruneTerms(moon.B, { from: MOON_THRESHOLD.B }, CENTURIES),
    R: pruneTerms(moon.R, { from: MOON_THRESHOLD.R }, CENTURIES),
  },
});

if (import.meta.main) {
  const file = new URL('../src/astrology/ephemeris/data/ephemeris.json', import.meta.url);
  const text = `${JSON.stringify(createTables()).replaceAll('],', '],\n')}\n`;
  writeFileSync(file, text);
  console.log(`${(text.length / 1e3).toFixed(0)} kB`);
}

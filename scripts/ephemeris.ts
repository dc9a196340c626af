/**
 * Writes src/astrology/data/ephemeris.json: the terms of VSOP87B and ELP/MPP02 (from the MIT package `astronomia`) that are large enough to matter
 * between 1800 and 2100. `node scripts/ephemeris.ts`; run it again only to change a threshold.
 */
import { writeFileSync } from 'node:fs';
import moon from 'astronomia/data/elpMppDe';
import earth from 'astronomia/data/vsop87Bearth';
import jupiter from 'astronomia/data/vsop87Bjupiter';
import mars from 'astronomia/data/vsop87Bmars';
import mercury from 'astronomia/data/vsop87Bmercury';
import saturn from 'astronomia/data/vsop87Bsaturn';
import venus from 'astronomia/data/vsop87Bvenus';

type Powers = Record<string, readonly (readonly number[])[]>;

/** Radians and astronomical units; arcseconds. */
const PLANET_THRESHOLD = 5e-9;
const MOON_THRESHOLD = 5e-5;

/** From 2000 to either end of the tables, in the units of each theory. */
const MILLENNIA = 0.2;
const CENTURIES = 2;

/** One list of numbers for each power of time, the terms one after the other. */
function pruned(powers: Powers, threshold: number, reach: number, digits: readonly number[]): number[][] {
  return Object.entries(powers).map(([power, terms]) =>
    terms
      .filter(([size]) => Math.abs(size!) * reach ** Number(power) >= threshold)
      .flatMap((term) => term.map((value, index) => Number(value.toFixed(digits[index])))),
  );
}

const planet = ({ L, B, R }: { L: Powers; B: Powers; R: Powers }) => ({
  L: pruned(L, PLANET_THRESHOLD, MILLENNIA, [11, 11, 10]),
  B: pruned(B, PLANET_THRESHOLD, MILLENNIA, [11, 11, 10]),
  R: pruned(R, PLANET_THRESHOLD, MILLENNIA, [11, 11, 10]),
});

/** Amplitude, then the phase as a polynomial of the fourth degree. */
const MOON_DIGITS = [7, 11, 10, 12, 14, 16];

export const ephemeris = () => ({
  Mercury: planet(mercury),
  Venus: planet(venus),
  Earth: planet(earth),
  Mars: planet(mars),
  Jupiter: planet(jupiter),
  Saturn: planet(saturn),
  Moon: {
    mean: moon.W1,
    L: pruned(moon.L, MOON_THRESHOLD, CENTURIES, MOON_DIGITS),
    B: pruned(moon.B, MOON_THRESHOLD, CENTURIES, MOON_DIGITS),
  },
});

if (import.meta.main) {
  const file = new URL('../src/astrology/data/ephemeris.json', import.meta.url);
  const text = `${JSON.stringify(ephemeris()).replaceAll('],', '],\n')}\n`;
  writeFileSync(file, text);
  console.log(`${(text.length / 1e3).toFixed(0)} kB`);
}

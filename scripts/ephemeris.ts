/**
 * Writes src/astrology/data/ephemeris.json: the terms of VSOP87B and ELP/MPP02 (from the MIT package `astronomia`) that are large enough to matter
 * between 1800 and 2100. `node scripts/ephemeris.ts`; run it again only to change a threshold.
 */
import { writeFileSync } from 'node:fs';
import moon from 'astronomia/data/elpMppDeFull';
import earth from 'astronomia/data/vsop87Bearth';
import jupiter from 'astronomia/data/vsop87Bjupiter';
import mars from 'astronomia/data/vsop87Bmars';
import mercury from 'astronomia/data/vsop87Bmercury';
import saturn from 'astronomia/data/vsop87Bsaturn';
import venus from 'astronomia/data/vsop87Bvenus';

type Powers = Record<string, readonly (readonly number[])[]>;

/** Planets in radians and astronomical units; the Moon in arcseconds and kilometres, its latitude for the node, its distance for the light-time. */
const PLANET_THRESHOLD = 5e-9;
const MOON_THRESHOLD = { L: 5e-5, B: 5e-4, R: 20 };

/** From 2000 to either end of the tables, in the units of each theory. */
const MILLENNIA = 0.2;
const CENTURIES = 2;

/** Digits are kept as far as they move a term by a thousandth of its threshold. */
const SHARPNESS = 1e-3;

/** One list of numbers for each power of time, the terms one after the other. */
function pruned(powers: Powers, threshold: number, reach: number): number[][] {
  return Object.entries(powers).map(([power, terms]) =>
    terms
      .filter(([size]) => Math.abs(size!) * reach ** Number(power) >= threshold)
      .flatMap((term) => rounded(term, threshold * SHARPNESS, reach)),
  );
}

/** The size to `grain`; the phase, a polynomial of time, so that the term keeps to `grain`, too. */
function rounded([size, ...phase]: readonly number[], grain: number, reach: number): number[] {
  const places = (step: number) => Math.min(Math.max(Math.ceil(-Math.log10(step)), 0), 20);
  const angle = grain / Math.abs(size!);
  return [
    Number(size!.toFixed(places(grain))),
    ...phase.map((value, power) => Number(value.toFixed(places(angle / reach ** power)))),
  ];
}

const planet = ({ L, B, R }: { L: Powers; B: Powers; R: Powers }) => ({
  L: pruned(L, PLANET_THRESHOLD, MILLENNIA),
  B: pruned(B, PLANET_THRESHOLD, MILLENNIA),
  R: pruned(R, PLANET_THRESHOLD, MILLENNIA),
});

export const ephemeris = () => ({
  Mercury: planet(mercury),
  Venus: planet(venus),
  Earth: planet(earth),
  Mars: planet(mars),
  Jupiter: planet(jupiter),
  Saturn: planet(saturn),
  Moon: {
    mean: moon.W1,
    L: pruned(moon.L, MOON_THRESHOLD.L, CENTURIES),
    B: pruned(moon.B, MOON_THRESHOLD.B, CENTURIES),
    R: pruned(moon.R, MOON_THRESHOLD.R, CENTURIES),
  },
});

if (import.meta.main) {
  const file = new URL('../src/astrology/data/ephemeris.json', import.meta.url);
  const text = `${JSON.stringify(ephemeris()).replaceAll('],', '],\n')}\n`;
  writeFileSync(file, text);
  console.log(`${(text.length / 1e3).toFixed(0)} kB`);
}

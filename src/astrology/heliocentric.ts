/** The planets around the Sun: VSOP87B (Bretagnon and Francou, A&A 202, 1988), good to a few hundredths of an arcsecond. */
import tables from './data/ephemeris.json' with { type: 'json' };
import { remembering } from './remembering.ts';
import { vsopSum } from './series.ts';

export type Planet = 'Mercury' | 'Venus' | 'Earth' | 'Mars' | 'Jupiter' | 'Saturn';
export type Vector = readonly [x: number, y: number, z: number];

/** Astronomical units and days; dynamical ecliptic and equinox J2000. */
export type State = { place: Vector; motion: Vector };

const DAYS_PER_MILLENNIUM = 365_250;

const states: Record<Planet, (tt: number) => State> = {
  Mercury: remembering((tt) => stateOf('Mercury', tt)),
  Venus: remembering((tt) => stateOf('Venus', tt)),
  Earth: remembering((tt) => stateOf('Earth', tt)),
  Mars: remembering((tt) => stateOf('Mars', tt)),
  Jupiter: remembering((tt) => stateOf('Jupiter', tt)),
  Saturn: remembering((tt) => stateOf('Saturn', tt)),
};

/** `tt` in days of terrestrial time from J2000.0. */
export const heliocentric = (planet: Planet, tt: number): State => states[planet](tt);

function stateOf(planet: Planet, tt: number): State {
  const t = tt / DAYS_PER_MILLENNIUM;
  const [l, b, r] = [tables[planet].L, tables[planet].B, tables[planet].R].map((powers) =>
    vsopSum(powers, t),
  );
  return rectangular(l!, b!, r!, DAYS_PER_MILLENNIUM);
}

type Sum = { value: number; rate: number };

/** From spherical sums whose rates count by `unit` days. */
export function rectangular(l: Sum, b: Sum, r: Sum, unit: number): State {
  const [sinL, cosL, sinB, cosB] = [
    Math.sin(l.value),
    Math.cos(l.value),
    Math.sin(b.value),
    Math.cos(b.value),
  ];
  const [dl, db, dr] = [l.rate / unit, b.rate / unit, r.rate / unit];
  const [flat, flatRate] = [r.value * cosB, dr * cosB - r.value * sinB * db];
  return {
    place: [flat * cosL, flat * sinL, r.value * sinB],
    motion: [
      flatRate * cosL - flat * sinL * dl,
      flatRate * sinL + flat * cosL * dl,
      dr * sinB + r.value * cosB * db,
    ],
  };
}

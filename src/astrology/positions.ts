/** Apparent geocentric positions: where the light of a body, on arriving, seems to come from. */
import { C_AUDAY } from 'astronomy-engine';
import type { Graha } from './contract.ts';
import { normalize, RAD } from './angle.ts';
import { meanLongitude } from './frame.ts';
import { heliocentric, type Planet, type State, type Vector } from './heliocentric.ts';
import type { Instant } from './instant.ts';
import { moonState } from './moon.ts';

export type Luminary = Exclude<Graha, 'Rahu' | 'Ketu'>;

/** Days that moonlight needs: 1.28 s, or 0.7 arcsec of the Moon's way. */
const MOONLIGHT = 1.28 / 86_400;

/** Longitude in degrees on the mean ecliptic and equinox of date, with light-time and aberration. */
export function apparentPosition(body: Luminary, instant: Instant): number {
  if (body === 'Moon') return moonPosition(instant);
  const earth = heliocentric('Earth', instant.tt);
  return meanLongitude(
    body === 'Sun' ? apparentSun(earth) : apparentPlanet(body, earth, instant.tt),
    instant,
  );
}

function moonPosition({ tt }: Instant): number {
  const { longitude, speed } = moonState(tt);
  return normalize((longitude - speed * MOONLIGHT) / RAD);
}

/** The Earth is taken where it was when the light left: that is the aberration. */
const apparentSun = (earth: State): Vector => minus(ORIGIN, earlier(earth, length(earth.place) / C_AUDAY));

/** Planet and Earth both where they were when the light left. Twice is enough: the first guess is minutes off, the second milliseconds. */
function apparentPlanet(planet: Planet, earth: State, tt: number): Vector {
  const state = heliocentric(planet, tt);
  const seen = (delay: number) => minus(earlier(state, delay), earlier(earth, delay));
  const guess = length(minus(state.place, earth.place)) / C_AUDAY;
  const delay = length(minus(earlier(state, guess), earth.place)) / C_AUDAY;
  return seen(delay);
}

const ORIGIN: Vector = [0, 0, 0];

/** Gaussian gravitational constant squared, AU^3 / day^2. */
const GM_SUN = 0.01720209895 ** 2;

/** Where a body on its path around the Sun was `days` before: up to 90 minutes, to 1e-10 AU. */
function earlier({ place, motion }: State, days: number): Vector {
  const pull = (GM_SUN / length(place) ** 3) * (days ** 2 / 2);
  return [
    place[0] * (1 - pull) - motion[0] * days,
    place[1] * (1 - pull) - motion[1] * days,
    place[2] * (1 - pull) - motion[2] * days,
  ];
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const length = (v: Vector): number => Math.hypot(...v);

/** Computes apparent geocentric positions, corrected for light-time and aberration. */
import { C_AUDAY } from 'astronomy-engine';
import type { Graha } from '#src/astrology/contract.ts';
import { subtractAngles, normalize, RAD } from './angle.ts';
import { PRECESSION_PER_DAY } from './ayanamsa.ts';
import { computeLongitudeOfEclipticVector } from './frame.ts';
import { computeHeliocentric, type State, type Vector } from './heliocentric.ts';
import type { Instant } from './instant.ts';
import { computeMoonLongitude, createMoonFunction } from './moon.ts';

export type VisibleGraha = Exclude<Graha, 'Rahu' | 'Ketu'>;

/** Longitude in degrees on the mean ecliptic and equinox of date, with light-time and aberration. */
export function computeApparentPosition(body: VisibleGraha, instant: Instant): number {
  if (body !== 'Moon') return computeLongitudeOfEclipticVector(computeApparentVector(body, instant), instant);
  return normalize(createMoonFunction(instant.tt)(0) / RAD);
}

const HALF_STEP_DAYS = 0.05;

/** Sidereal degrees a day: the equinox is held fixed, because its motion is not the body's. */
export function computeApparentSpeed(body: VisibleGraha, instant: Instant): number {
  if (body === 'Moon') return computeMoonLongitude(instant.tt).rate / RAD - PRECESSION_PER_DAY;
  const [before, after] = [-HALF_STEP_DAYS, HALF_STEP_DAYS].map((shift) =>
    computeLongitudeOfEclipticVector(computeApparentVector(body, instant, shift), instant),
  );
  return subtractAngles(after!, before!) / (2 * HALF_STEP_DAYS);
}

/**
 * Computes the vector from the Earth with both bodies at the time when the light left, which includes light-time and
 * aberration. The second iteration of the light-time is accurate to a millisecond.
 * @param shift days after `tt` of the returned vector, extrapolated from the positions and velocities at `tt`
 */
function computeApparentVector(body: Exclude<VisibleGraha, 'Moon'>, { tt }: Instant, shift = 0): Vector {
  const earth = computeHeliocentric('Earth', tt);
  const state = body === 'Sun' ? SUN : computeHeliocentric(body, tt);
  const computeVector = (lightTime: number) =>
    subtractVectors(moveAlongOrbit(state, shift - lightTime), moveAlongOrbit(earth, shift - lightTime));
  const firstLightTime = computeLength(computeVector(0)) / C_AUDAY;
  const lightTime =
    computeLength(
      subtractVectors(moveAlongOrbit(state, shift - firstLightTime), moveAlongOrbit(earth, shift)),
    ) / C_AUDAY;
  return computeVector(lightTime);
}

const SUN: State = { position: [0, 0, 0], velocity: [0, 0, 0] };

/** Gaussian gravitational constant squared, AU^3 / day^2. */
const GM_SUN = 0.01720209895 ** 2;

/**
 * Computes the position of a body on its orbit around the Sun after `days`, which may be negative. It is accurate to
 * 1e-8 AU within two hours.
 */
function moveAlongOrbit({ position, velocity }: State, days: number): Vector {
  const distance = computeLength(position);
  const gravityTerm = distance === 0 ? 0 : (GM_SUN / distance ** 3) * (days ** 2 / 2);
  return [
    position[0] * (1 - gravityTerm) + velocity[0] * days,
    position[1] * (1 - gravityTerm) + velocity[1] * days,
    position[2] * (1 - gravityTerm) + velocity[2] * days,
  ];
}

const subtractVectors = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const computeLength = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + z * z);

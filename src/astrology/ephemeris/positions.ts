/** Computes apparent geocentric positions, corrected for light-time and aberration, and on request for the deflection of light. */
import { C_AUDAY } from 'astronomy-engine';
import type { Graha } from '#src/astrology/contract.ts';
import { subtractAngles, normalize, RAD } from './angle.ts';
import { PRECESSION_PER_DAY } from './ayanamsa.ts';
import { computeLongitudeOfEclipticVector } from './frame.ts';
import { computeHeliocentric, type State, type Vector } from './heliocentric.ts';
import type { Instant } from './instant.ts';
import { computeMoonSpeed, createMoonFunction } from './moon.ts';

export type VisibleGraha = Exclude<Graha, 'Rahu' | 'Ketu'>;

/**
 * Longitude in degrees on the mean ecliptic and equinox of date, with light-time and aberration.
 * @param epoch the instant at which the theories are evaluated; positions are extrapolated from it. Within two hours of
 *   `instant` the result is accurate to 0.02 arcseconds.
 */
export function computeApparentPosition(
  body: VisibleGraha,
  instant: Instant,
  isLightDeflected = false,
  epoch: Instant = instant,
): number {
  const days = instant.tt - epoch.tt;
  if (body === 'Moon') return normalize(createMoonFunction(epoch.tt)(days) / RAD);
  const vector = computeApparentVector(body, epoch, days);
  const seenVector =
    isLightDeflected && body !== 'Sun'
      ? applyLightDeflection(vector, computeHeliocentric('Earth', epoch.tt).position)
      : vector;
  return computeLongitudeOfEclipticVector(seenVector, instant);
}

const HALF_STEP_DAYS = 0.05;

/**
 * Sidereal degrees a day: the equinox is held fixed, because its motion is not the body's.
 * @param epoch as for computeApparentPosition
 */
export function computeApparentSpeed(body: VisibleGraha, instant: Instant, epoch: Instant = instant): number {
  const days = instant.tt - epoch.tt;
  if (body === 'Moon') return computeMoonSpeed(epoch.tt, days) / RAD - PRECESSION_PER_DAY;
  const [before, after] = [days - HALF_STEP_DAYS, days + HALF_STEP_DAYS].map((shift) =>
    computeLongitudeOfEclipticVector(computeApparentVector(body, epoch, shift), instant),
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

/** Twice the gravitational radius of the Sun in AU: 2 GM / c^2. */
const DEFLECTION_AU = 1.97412574336e-8;

/** The radius of the Sun as an angle in radians at 1 AU: light that would pass nearer does not arrive. */
const SUN_RADIUS = 0.00465;

/**
 * Bends the light of a planet at the Sun. The deflection grows towards the Sun and is 1.75 arcseconds at its edge; for a
 * planet behind the Sun the value of the edge is used. The Moon is nearer than the Sun and is not affected. Source:
 * Explanatory Supplement to the Astronomical Almanac (2013), section 7.2.4.
 * @param vector from the Earth to the planet, AU
 * @param earth from the Sun to the Earth, AU
 */
export function applyLightDeflection(vector: Vector, earth: Vector): Vector {
  const [distance, earthDistance] = [computeLength(vector), computeLength(earth)];
  const planet = addVectors(vector, earth);
  const [p, q, e] = [
    scaleVector(vector, 1 / distance),
    scaleVector(planet, 1 / computeLength(planet)),
    scaleVector(earth, 1 / earthDistance),
  ];
  const alignment = Math.max(1 + multiplyVectors(q, e), (SUN_RADIUS / earthDistance) ** 2 / 2);
  const factor = DEFLECTION_AU / earthDistance / alignment;
  const bend = subtractVectors(scaleVector(e, multiplyVectors(p, q)), scaleVector(q, multiplyVectors(e, p)));
  return scaleVector(addVectors(p, scaleVector(bend, factor)), distance);
}

const addVectors = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const scaleVector = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
const multiplyVectors = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const subtractVectors = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const computeLength = (a: Vector): number => Math.sqrt(multiplyVectors(a, a));

/** The ascending node of the Moon's orbit, Rahu: degrees on the mean ecliptic and equinox of date. */
import { AstroTime, GeoMoon, Rotation_EQJ_ECT, RotateVector, Vector } from 'astronomy-engine';
import { normalize, RAD } from './angle.ts';
import { astroTime, tiltAt } from './frame.ts';
import type { Instant } from './instant.ts';

/** Mean node: Meeus, Astronomical Algorithms (1998), 47.7. */
export function meanNode({ tt }: Instant): number {
  const t = tt / 36_525;
  return normalize(125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000))));
}

const STEP_DAYS = 0.002;

/** True node: where the plane of the Moon's motion at this instant, r x v, cuts the ecliptic. */
export function trueNode(instant: Instant): number {
  const frame = Rotation_EQJ_ECT(astroTime(instant));
  const [before, after] = [-STEP_DAYS, STEP_DAYS].map((step) =>
    RotateVector(frame, moonAt(instant.ut + step)),
  );
  const hx = before!.y * after!.z - before!.z * after!.y;
  const hy = before!.z * after!.x - before!.x * after!.z;
  return normalize(Math.atan2(hx, -hy) / RAD - tiltAt(instant).nutation);
}

const moonAt = (ut: number): Vector => GeoMoon(new AstroTime(ut));

/** The ascending node of the Moon's orbit, Rahu: degrees on the mean ecliptic and equinox of date. */
import { normalize, RAD } from './angle.ts';
import type { Instant } from './instant.ts';
import { moonDirection } from './moon.ts';

/** Mean node: Meeus, Astronomical Algorithms (1998), 47.7. */
export function meanNode({ tt }: Instant): number {
  const t = tt / 36_525;
  return normalize(125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000))));
}

/** True node: where the plane of the Moon's motion at this instant, r x v, cuts the ecliptic. */
export function trueNode({ tt }: Instant): number {
  const { place, motion } = moonDirection(tt);
  const hx = place[1] * motion[2] - place[2] * motion[1];
  const hy = place[2] * motion[0] - place[0] * motion[2];
  return normalize(Math.atan2(hx, -hy) / RAD);
}

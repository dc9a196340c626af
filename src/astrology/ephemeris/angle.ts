/** Helpers for angles in degrees. */

export const RAD = Math.PI / 180;

/** Maps to [0, 360). The second step handles a tiny negative angle whose remainder rounds up to 360. */
export function normalize(degrees: number): number {
  const remainder = ((degrees % 360) + 360) % 360;
  return remainder === 360 ? 0 : remainder;
}

/** Computes the signed difference `a - b` in [-180, 180). */
export const subtractAngles = (a: number, b: number): number => normalize(a - b + 180) - 180;

/** Computes ascendant and midheaven: the degrees of the ecliptic on the eastern horizon and on the meridian. */
import { subtractAngles, normalize, RAD } from './angle.ts';
import { EARTH_TURN_PER_DAY, computeTilt } from './frame.ts';
import type { Instant } from './instant.ts';

export type AscendantAndMidheaven = { ascendant: number; midheaven: number };

/**
 * @param latitude north positive
 * @param longitude east positive
 * @returns degrees from the mean equinox of date
 */
export const computeAscendantAndMidheaven = (
  instant: Instant,
  latitude: number,
  longitude: number,
): AscendantAndMidheaven => createAscendantFunction(instant, latitude, longitude)(0);

/**
 * Creates a function that computes both a number of days after `instant` (before it, if negative). It is valid
 * for some hours, because the axis of the Earth is treated as fixed. Inside the polar circles the formula may give the
 * setting degree, which is west of the midheaven; the rising degree is then its opposite. Source: J. Meeus,
 * Astronomical Algorithms (1998), ch. 13-14, solved for altitude 0.
 */
export function createAscendantFunction(
  instant: Instant,
  latitude: number,
  longitude: number,
): (days: number) => AscendantAndMidheaven {
  const { obliquity, nutation, siderealTime } = computeTilt(instant);
  const [sin, cos] = [Math.sin(obliquity * RAD), Math.cos(obliquity * RAD)];
  const latitudeTerm = Math.tan(latitude * RAD) * sin;
  return (days) => {
    const theta = (siderealTime + longitude + EARTH_TURN_PER_DAY * days) * RAD;
    const midheaven = Math.atan2(Math.sin(theta), Math.cos(theta) * cos) / RAD;
    const rising = Math.atan2(Math.cos(theta), -(Math.sin(theta) * cos + latitudeTerm)) / RAD;
    const ascendant = subtractAngles(rising, midheaven) < 0 ? rising + 180 : rising;
    return { ascendant: normalize(ascendant - nutation), midheaven: normalize(midheaven - nutation) };
  };
}

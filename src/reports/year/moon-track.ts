/** Positions of Moon and Sun over a year, interpolated from one approximate position a day; exact to one or two minutes of time. */
import type { ChartSettings } from '#src/astrology/contract.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createMotion } from '#src/astrology/motion/motion.ts';
import { findRoot } from '#src/astrology/motion/root-finding.ts';
import { getNakshatra, getSign } from '#src/astrology/zodiac.ts';

/** The longitude in degrees, continuous beyond 360, by days of universal time from J2000.0. */
type Track = (ut: number) => number;
export type MoonTrack = { from: number; to: number; moon: Track; sun: Track };

/** Shared by all reports of the same month. */
const cache = new Map<string, MoonTrack>();
const MAX_CACHED_TRACKS = 4;

export function getMoonTrack(fromIso: string, toIso: string, settings: ChartSettings): MoonTrack {
  // The interpolation needs two days beyond each end, and stays may begin or end outside.
  const [from, to] = [Math.floor(parseUt(fromIso)) - 4, Math.ceil(parseUt(toIso)) + 4];
  const key = `${settings.ayanamsa} ${from} ${to}`;
  const track = cache.get(key) ?? {
    from,
    to,
    moon: trackGraha('Moon', from, to, settings),
    sun: trackGraha('Sun', from, to, settings),
  };
  if (!cache.has(key) && cache.size >= MAX_CACHED_TRACKS) cache.delete(cache.keys().next().value!);
  cache.set(key, track);
  return track;
}

function trackGraha(graha: 'Moon' | 'Sun', from: number, to: number, settings: ChartSettings): Track {
  const { approximateLongitude } = createMotion(graha, settings);
  const longitudes = [approximateLongitude(from)];
  for (let day = from + 1; day <= to; day++)
    longitudes.push(
      longitudes.at(-1)! + ((subtractAngles(approximateLongitude(day), longitudes.at(-1)!) + 360) % 360),
    );
  return (ut) => interpolateCubic(longitudes, ut - from);
}

/** Lagrange interpolation through the longitudes of the two days before and the two after. `days` from the first longitude. */
function interpolateCubic(longitudes: readonly number[], days: number): number {
  const i = Math.min(Math.max(Math.floor(days), 1), longitudes.length - 3);
  const t = days - i;
  const [a, b, c, d] = [longitudes[i - 1]!, longitudes[i]!, longitudes[i + 1]!, longitudes[i + 2]!];
  return (
    (-a * t * (t - 1) * (t - 2)) / 6 +
    (b * (t + 1) * (t - 1) * (t - 2)) / 2 -
    (c * (t + 1) * t * (t - 2)) / 2 +
    (d * (t + 1) * t * (t - 1)) / 6
  );
}

export const getMoonNakshatra = ({ moon }: MoonTrack, ut: number): number =>
  getNakshatra(toFullCircle(moon(ut)));
export const getMoonSign = ({ moon }: MoonTrack, ut: number): number => getSign(toFullCircle(moon(ut)));
/** 1 to 30 */
export const getTithi = ({ moon, sun }: MoonTrack, ut: number): number =>
  Math.floor(toFullCircle(moon(ut) - sun(ut)) / 12) + 1;

const toFullCircle = (degrees: number): number => ((degrees % 360) + 360) % 360;

type MoonPhase = { kind: 'new' | 'full'; ut: number; sign: number };

/** New and full moons, in order. */
export function findMoonPhases(track: MoonTrack, from: number, to: number): MoonPhase[] {
  const getElongation = (ut: number) => track.moon(ut) - track.sun(ut);
  return findMultiples(getElongation, 180, from, to).map(({ ut, nth }) => ({
    kind: nth % 2 === 0 ? ('new' as const) : ('full' as const),
    ut,
    sign: getMoonSign(track, ut),
  }));
}

/** The stays of the Moon in a sign, in days of universal time from J2000.0. */
export function findStaysInSign(
  track: MoonTrack,
  sign: number,
  from: number,
  to: number,
): { from: number; to: number }[] {
  const crossings = findMultiples(track.moon, 30, from, to);
  return crossings
    .filter(({ nth }) => ((nth % 12) + 12) % 12 === sign - 1)
    .flatMap((entry) => {
      const exit = crossings.find(({ nth }) => nth === entry.nth + 1);
      return exit ? [{ from: entry.ut, to: exit.ut }] : [];
    });
}

/** The times at which a track passes the multiples of `size` degrees: the `nth` multiple is `nth * size`. */
function findMultiples(track: Track, size: number, from: number, to: number): { ut: number; nth: number }[] {
  const crossings: { ut: number; nth: number }[] = [];
  for (let day = from; day < to; day++) {
    const nth = Math.floor(track(day + 1) / size);
    if (nth === Math.floor(track(day) / size)) continue;
    crossings.push({ ut: findRoot((ut) => track(ut) - nth * size, day, day + 1, 1e-4), nth });
  }
  return crossings.filter(({ ut }) => ut < to);
}

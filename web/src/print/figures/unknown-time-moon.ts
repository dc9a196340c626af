/**
 * When nobody knows the hour: where the Moon was through that civil day. The chart is cast for local noon, so half a
 * day at the speed of noon reaches both midnights; the speed changes by less than half a degree a day, which moves a
 * crossing by some minutes, and the page says "about".
 */
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { NAKSHATRAS, RASHIS, type Chart } from '#src/astrology/contract.ts';
import { fit, listHours, LEFT, place, type Axis, type Band, type Lane } from './clock-band.ts';

const STAR = 360 / 27;

export function createMoonDayBand(
  { grahas: { Moon }, utc }: Chart,
  { utcOffsetSeconds: offset }: ResolvedBirth,
): Band {
  const noon = Date.parse(utc);
  const axis = { from: noon - DAY_MS / 2, to: noon + DAY_MS / 2, offset };
  const motion = { noon, longitude: Moon.longitude, speed: Moon.speed };
  const lanes = [
    createLane('Sign', 30, (n) => RASHIS[n % 12]!.english, motion, axis),
    createLane('Star', STAR, (n) => NAKSHATRAS[n % 27]!.name, motion, axis),
    createLane('Quarter', STAR / 4, (n) => String((n % 4) + 1), motion, axis),
  ];
  const words = lanes.map(
    ({ name, pieces }) =>
      `${name}: ${pieces
        .map(({ text }) => text)
        .filter(Boolean)
        .join(', then ')}`,
  );
  return {
    lanes,
    ticks: listHours(axis),
    given: null,
    words: `The Moon through the day, about. ${words.join('; ')}.`,
  };
}

type Motion = { noon: number; longitude: number; speed: number };

/** One lane of cells of equal size in the zodiac; the cell of noon, which the report uses, is kept gold. */
function createLane(
  name: string,
  size: number,
  nameOf: (cell: number) => string,
  motion: Motion,
  axis: Axis,
): Lane {
  const { noon, longitude, speed } = motion;
  const reached = (degrees: number) => noon + ((degrees - longitude) / speed) * DAY_MS;
  const first = Math.floor((longitude - speed / 2) / size);
  const last = Math.floor((longitude + speed / 2) / size);
  const pieces = Array.from({ length: last - first + 1 }, (_, i) => {
    const cell = first + i;
    const x = i === 0 ? LEFT : place(reached(cell * size), axis);
    const width = place(reached((cell + 1) * size), axis) - x;
    return fit({
      x,
      width,
      text: nameOf(cell + CYCLE),
      end: '',
      kept: cell === Math.floor(longitude / size),
    });
  });
  return { name, note: 'of the Moon', pieces };
}

/** A multiple of 12, 27 and 4, so that a cell before Aries still has its name. */
const CYCLE = 108;

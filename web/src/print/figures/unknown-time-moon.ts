/**
 * The path of the Moon through the civil day of birth, for an unknown birth time. It is extrapolated from the chart, which is computed
 * for local noon, with the speed at noon. The speed changes by less than half a degree a day, which moves a crossing by some minutes,
 * so the page says "about".
 */
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { NAKSHATRAS, RASHIS, type Chart } from '#src/astrology/contract.ts';
import { omitLongText, listTicks, LANE_LEFT, toX, type Axis, type Band, type Lane } from './clock-band.ts';

const NAKSHATRA_DEGREES = 360 / 27;

export function createMoonDayBand(
  { grahas: { Moon }, utc }: Chart,
  { utcOffsetSeconds }: ResolvedBirth,
): Band {
  const noonMs = Date.parse(utc);
  const axis = { from: noonMs - DAY_MS / 2, to: noonMs + DAY_MS / 2, offsetSeconds: utcOffsetSeconds };
  const motion = { noonMs, longitude: Moon.longitude, degreesPerDay: Moon.speed };
  const lanes = [
    createLane('Sign', 30, (cell) => RASHIS[cell % 12]!.english, motion, axis),
    createLane('Star', NAKSHATRA_DEGREES, (cell) => NAKSHATRAS[cell % 27]!.name, motion, axis),
    createLane('Quarter', NAKSHATRA_DEGREES / 4, (cell) => String((cell % 4) + 1), motion, axis),
  ];
  const laneDescriptions = lanes.map(
    ({ name, pieces }) =>
      `${name}: ${pieces
        .map(({ text }) => text)
        .filter(Boolean)
        .join(', then ')}`,
  );
  return {
    lanes,
    ticks: listTicks(axis),
    givenTime: null,
    description: `The Moon through the day, about. ${laneDescriptions.join('; ')}.`,
  };
}

type MoonMotion = { noonMs: number; longitude: number; degreesPerDay: number };

/** @param cellDegrees degrees of the equal cells into which the zodiac is divided; the cell at noon is that of the chart */
function createLane(
  name: string,
  cellDegrees: number,
  getName: (cell: number) => string,
  motion: MoonMotion,
  axis: Axis,
): Lane {
  const { noonMs, longitude, degreesPerDay } = motion;
  const toCrossingMs = (degrees: number) => noonMs + ((degrees - longitude) / degreesPerDay) * DAY_MS;
  const firstCell = Math.floor((longitude - degreesPerDay / 2) / cellDegrees);
  const lastCell = Math.floor((longitude + degreesPerDay / 2) / cellDegrees);
  const pieces = Array.from({ length: lastCell - firstCell + 1 }, (_, i) => {
    const cell = firstCell + i;
    const x = i === 0 ? LANE_LEFT : toX(toCrossingMs(cell * cellDegrees), axis);
    const width = toX(toCrossingMs((cell + 1) * cellDegrees), axis) - x;
    return omitLongText({
      x,
      width,
      text: getName(cell + CYCLE),
      endText: '',
      isInChart: cell === Math.floor(longitude / cellDegrees),
    });
  });
  return { name, note: 'of the Moon', pieces };
}

/** A multiple of 12, 27 and 4, added to the index so that a cell before Aries has no negative index. */
const CYCLE = 108;

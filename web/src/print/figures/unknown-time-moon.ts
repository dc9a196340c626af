/**
 * The path of the Moon through the civil day of birth, for an unknown birth time. It is extrapolated from the chart, which is computed
 * for local noon, with the speed at noon. The speed changes by less than half a degree a day, which moves a crossing by some minutes,
 * so the page says "about".
 */
import { DAY_MS } from '#src/platform/contract-time.ts';
import { fillTemplate, type Frame } from '#src/reports/contract-frame.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { omitLongText, listTicks, LANE_LEFT, toX, type Axis, type Band, type Lane } from './clock-band.ts';

const NAKSHATRA_DEGREES = 360 / 27;

export function createMoonDayBand(
  { grahas: { Moon }, utc }: Chart,
  { utcOffsetSeconds }: ResolvedBirth,
  frame: Frame,
): Band {
  const noonMs = Date.parse(utc);
  const { names, birth: words } = frame;
  const axis = {
    from: noonMs - DAY_MS / 2,
    to: noonMs + DAY_MS / 2,
    offsetSeconds: utcOffsetSeconds,
    frame,
  };
  const motion = { noonMs, longitude: Moon.longitude, degreesPerDay: Moon.speed };
  const lanes = [
    createLane(words.sign, 30, (cell) => names.signs[cell % 12]!, motion, axis),
    createLane(words.star, NAKSHATRA_DEGREES, (cell) => names.nakshatras[cell % 27]!, motion, axis),
    createLane(words.quarter, NAKSHATRA_DEGREES / 4, (cell) => String((cell % 4) + 1), motion, axis),
  ];
  const laneDescriptions = lanes.map(
    ({ name, pieces }) =>
      `${name}: ${pieces
        .map(({ text }) => text)
        .filter(Boolean)
        .reduce((first, second) => (first ? fillTemplate(words.followedBy, first, second) : second), '')}`,
  );
  return {
    lanes,
    ticks: listTicks(axis),
    givenTime: null,
    description: fillTemplate(words.moonDescription, laneDescriptions.join('; ')),
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
  const { ofMoon } = axis.frame.birth;
  return { name, note: ofMoon, shortNote: ofMoon, pieces };
}

/** A multiple of 12, 27 and 4, added to the index so that a cell before Aries has no negative index. */
const CYCLE = 108;

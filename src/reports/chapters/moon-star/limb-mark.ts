/** How far the birth time may move before tithi, yoga, karana or weekday is another. */
import type { Chart } from '#src/astrology/contract.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import type { Mark } from '#src/reports/contract.ts';
import type { Limb } from '#src/reports/facts.ts';
import type { Reading } from '#src/reports/reading.ts';

const DAY_MINUTES = 1440;
/** As for all other facts: the error of a rounded time, and of a careful clock. */
const FIRM_MINUTES = 45;
const CLOSE_MINUTES = 4;

export function limbMark({ chart, day }: Reading, limb: Limb): Mark {
  if (day) {
    return day.earliest.panchang[limb] === day.latest.panchang[limb]
      ? { level: 'firm', note: 'firm, whatever the hour' }
      : { level: 'close', note: 'close call: it changed on that day' };
  }
  const minutes = Math.round(limb === 'vara' ? toSunrise(chart) : toBorder(chart, limb));
  const near = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  if (minutes < CLOSE_MINUTES) return { level: 'close', note: 'close call: on the border of the next' };
  if (minutes < FIRM_MINUTES) return { level: 'minute', note: `needs the minute: it changes ${near} away` };
  return { level: 'firm', note: 'firm' };
}

/** At the pace of that hour: good to a minute or two. */
function toBorder({ grahas: { Sun, Moon } }: Chart, limb: Exclude<Limb, 'vara'>): number {
  const angle = normalize(limb === 'yoga' ? Moon.longitude + Sun.longitude : Moon.longitude - Sun.longitude);
  const pace = limb === 'yoga' ? Moon.speed + Sun.speed : Moon.speed - Sun.speed;
  const size = SIZES[limb];
  const into = angle % size;
  return (Math.min(into, size - into) / pace) * DAY_MINUTES;
}

const SIZES = { tithi: 12, yoga: 360 / 27, karana: 6 } as const;

/** The sunrise of that date, or of the next. */
function toSunrise({ utc, panchang: { sunrise } }: Chart): number {
  if (sunrise === null) return DAY_MINUTES;
  const after = Math.abs(Date.parse(utc) - Date.parse(sunrise)) / 60_000;
  return Math.min(after, Math.abs(DAY_MINUTES - after));
}

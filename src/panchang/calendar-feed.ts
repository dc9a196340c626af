/** The marked days of a town for the coming year as an iCalendar file (RFC 5545). */
import { computeMonthCalendar } from '#src/astrology/almanac/month-calendar.ts';
import type { DayMark } from '#src/astrology/contract-almanac.ts';
import type { Place } from '#src/places/contract.ts';
import type { PanchangTown } from './contract.ts';
import { nameMark } from './mark-names.ts';

export type MarkedDay = { date: string; mark: DayMark };

const MONTHS = 13;
const KINDS = new Set<DayMark['kind']>(['ekadashi', 'pradosh', 'sankashti', 'purnima', 'amavasya']);

/** Ekadashis, Pradosh, Sankashti Chaturthi, full and new moons of a year from a date on. */
export function listMarkedDays(place: Place, from: string): MarkedDay[] {
  const last = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
  const [year, month] = from.split('-').map(Number) as [number, number];
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
  return months
    .flatMap((name) => computeMonthCalendar(place, name))
    .filter(({ date }) => date >= from && date < last)
    .flatMap(({ date, marks }) => marks.map((mark) => ({ date, mark })))
    .filter(({ mark }) => KINDS.has(mark.kind));
}

type FeedOptions = { town: PanchangTown; days: readonly MarkedDay[]; publicUrl: string; now: Date };

export function renderCalendarFeed({ town, days, publicUrl, now }: FeedOptions): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const events = days.flatMap(({ date, mark }) => [
    'BEGIN:VEVENT',
    `UID:${date}-${mark.kind}-${town.slug}@panchang`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(nameMark(mark))}`,
    `URL:${publicUrl}/panchang/${town.slug}/${date}`,
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lagna//Panchang//EN',
    `X-WR-CALNAME:${escapeText(`Panchang for ${town.name}`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P7D',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

const MAX_OCTETS = 75;

/** A longer line continues on the next one after a space. All texts here are ASCII, apart from names of some towns. */
function foldLine(line: string): string {
  const lines: string[] = [''];
  for (const character of line) {
    const next = lines.at(-1)! + character;
    if (Buffer.byteLength(next) <= MAX_OCTETS) lines[lines.length - 1] = next;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
}

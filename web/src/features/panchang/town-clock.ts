/** Shows instants by the clock of a town. Arithmetic, not Intl: server and browser must write the same characters. */
import type { OffsetSpan } from '#src/panchang/contract.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type TownClock = {
  /** The time of the clock as a Date whose UTC parts are local. @param ms since the Unix epoch */
  toLocal: (ms: number) => Date;
  /** YYYY-MM-DD */
  getDate: (iso: string) => string;
  /** "2:37 am" */
  formatTime: (iso: string) => string;
  /** "2:37 am", and "2:37 am, Monday" on another date than the panchang's */
  formatMoment: (iso: string) => string;
  /** "Mon" on another date than the panchang's, else undefined */
  findOtherDay: (iso: string) => string | undefined;
  /** "4:13–5:33 pm", "10:55 am–12:15 pm" */
  formatSpan: (span: { from: string; to: string }) => string;
};

/** @param date of the panchang */
export function createTownClock(offsets: readonly OffsetSpan[], date: string): TownClock {
  const spans = offsets.map(({ from, offsetSeconds }) => ({ from: Date.parse(from), offsetSeconds }));
  const getOffset = (ms: number) => (spans.findLast(({ from }) => from <= ms) ?? spans[0]!).offsetSeconds;
  const toLocal = (ms: number) => new Date(ms + getOffset(ms) * 1000);
  const parse = (iso: string) => toLocal(Date.parse(iso));
  const getDate = (iso: string) => parse(iso).toISOString().slice(0, 10);
  const formatTime = (iso: string) => `${formatDigits(parse(iso))} ${getHalf(parse(iso))}`;
  const getWeekday = (iso: string) => (getDate(iso) === date ? undefined : WEEKDAYS[parse(iso).getUTCDay()]!);
  return {
    toLocal,
    getDate,
    formatTime,
    formatMoment: (iso) => [formatTime(iso), getWeekday(iso)].filter(Boolean).join(', '),
    findOtherDay: (iso) => getWeekday(iso)?.slice(0, 3),
    formatSpan: ({ from, to }) => {
      const isInOneHalf = getHalf(parse(from)) === getHalf(parse(to));
      return `${isInOneHalf ? formatDigits(parse(from)) : formatTime(from)}–${formatTime(to)}`;
    },
  };
}

const getHalf = (local: Date) => (local.getUTCHours() < 12 ? 'am' : 'pm');
const formatDigits = (local: Date) =>
  `${local.getUTCHours() % 12 || 12}:${String(local.getUTCMinutes()).padStart(2, '0')}`;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const toUtc = (date: string) => new Date(`${date}T00:00:00Z`);

/** "22 November 2026" */
export const formatLongDate = (date: string): string => `${toUtc(date).getUTCDate()} ${formatMonth(date)}`;

/** "November 2026" */
export const formatMonth = (date: string): string =>
  `${MONTHS[toUtc(date).getUTCMonth()]} ${toUtc(date).getUTCFullYear()}`;

export const getWeekday = (date: string): string => WEEKDAYS[toUtc(date).getUTCDay()]!;

/** "Sat 21 Nov" */
export const formatShortDate = (date: string): string =>
  `${getWeekday(date).slice(0, 3)} ${toUtc(date).getUTCDate()} ${MONTHS[toUtc(date).getUTCMonth()]!.slice(0, 3)}`;

export const addDays = (date: string, days: number): string =>
  new Date(toUtc(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The first day of a month before or after. */
export const addMonths = (date: string, months: number): string => {
  const first = toUtc(`${date.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
};

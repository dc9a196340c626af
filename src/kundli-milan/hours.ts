/** The points by the hour of birth, if a birth time is unknown. */
import { combineEqual, joinStays, type StaySpan } from '#src/astrology/matching/stay-hours.ts';
import type { Couple, CouplePerson } from './couple.ts';
import type { HourSpan, MatchHours } from './contract.ts';
import { formatLocalTime, formatMoon } from './texts/words.ts';

const ANY_HOUR = 'at any hour';

/** Returns null if both birth times are known. Neighbouring stays of the Moon that give the same points are one span. */
export function describeHours({ groom, bride, kootas }: Couple): MatchHours | null {
  if (groom.moment.isTimeKnown && bride.moment.isTimeKnown) return null;
  const totals = kootas.map((row) => row.map(({ total }) => total));
  const groomGroups = groupEqualNeighbours(totals);
  const brideGroups = groupEqualNeighbours(exchangeRowsAndColumns(totals));
  return {
    groom: describeSpans(groom, groomGroups),
    bride: describeSpans(bride, brideGroups),
    totals: groomGroups.map(({ first: i }) => brideGroups.map(({ first: j }) => totals[i]![j]!)),
  };
}

const groupEqualNeighbours = (rows: readonly (readonly number[])[]): StaySpan[] =>
  joinStays(
    rows.map((row) => row.join()),
    combineEqual,
  );

const exchangeRowsAndColumns = (rows: readonly number[][]): number[][] =>
  rows[0]!.map((_, column) => rows.map((row) => row[column]!));

const describeSpans = (person: CouplePerson, groups: readonly StaySpan[]): HourSpan[] =>
  groups.map(({ first, last }, index) => ({
    label: person.moment.isTimeKnown
      ? ANY_HOUR
      : formatSpan(person, { first, last }, { isFirst: index === 0, isLast: index === groups.length - 1 }),
    moon: [...new Set(person.stays.slice(first, last + 1).map(({ moon }) => formatMoon(moon)))].join(' or '),
  }));

function formatSpan(
  { stays, birth }: CouplePerson,
  { first, last }: StaySpan,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string {
  const [from, to] = [stays[first]!.from, stays[last]!.to].map((iso) =>
    formatLocalTime(iso, birth.utcOffsetSeconds),
  ) as [string, string];
  if (isFirst && isLast) return ANY_HOUR;
  if (isFirst) return `before ${to}`;
  return isLast ? `after ${from}` : `${shortenStart(from, to)} to ${to}`;
}

/** "5:46 to 11:06 am": the half of the day is written once. */
const shortenStart = (from: string, to: string): string =>
  from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from;

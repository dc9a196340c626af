/** The points by the hour of birth, if a birth time is unknown. */
import {
  combineEqual,
  exchangeRowsAndColumns,
  joinStays,
  type StaySpan,
} from '#src/astrology/matching/stay-hours.ts';
import { formatStaySpan } from './birth-hours.ts';
import type { Couple, CouplePerson } from './couple.ts';
import type { HourSpan, MatchHours } from './contract.ts';
import { formatMoon } from './texts/words.ts';

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

const describeSpans = ({ birth, stays }: CouplePerson, groups: readonly StaySpan[]): HourSpan[] =>
  groups.map(({ first, last }) => ({
    label: formatStaySpan(birth, stays, { first, last }),
    moon: [...new Set(stays.slice(first, last + 1).map(({ moon }) => formatMoon(moon)))].join(' or '),
  }));

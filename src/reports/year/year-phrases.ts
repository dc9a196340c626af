/** Phrases for places and days: houses, or signs from the Moon if the birth time is unknown. */
import { content } from '#src/reports/content/content.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { isFactReader, type FactKey } from '#src/reports/facts/derived-facts.ts';
import { evaluateCertainty } from '#src/reports/facts/certainty.ts';
import { createFact } from '#src/reports/facts/facts.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import {
  formatDayMonth,
  formatShortDayMonth,
  formatShortWeekday,
  toIndianTime,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import type { YearMonth } from './year-months.ts';

/** The key of the sign from which places are counted. */
export const getOriginFactKey = ({ isTimeKnown }: ReportContext): string =>
  isTimeKnown ? 'lagna.sign' : 'Moon.sign';

/** "your fourth house", "the fourth sign from your Moon in Libra" */
export function describePlace({ chart, isTimeKnown }: ReportContext, place: number): string {
  const { house, ownMoonSign, signFromMoon } = content.year.placePhrases;
  if (isTimeKnown) return house(place);
  return place === 1 ? ownMoonSign : signFromMoon(place, getSignName(chart.grahas.Moon.sign));
}

/** "your fourth house", "fourth from your Moon" */
export function describePlaceBriefly({ isTimeKnown }: ReportContext, place: number): string {
  const { house, ownMoonSignBriefly, fromMoon } = content.year.placePhrases;
  if (isTimeKnown) return house(place);
  return place === 1 ? ownMoonSignBriefly : fromMoon(place);
}

/** @param facts additional facts, already as "key=value" */
export function createYearStatement<C extends ReportContext>(
  context: C,
  text: string,
  because: string,
  { keys, facts = [], source }: { keys: readonly FactKey<C>[]; facts?: readonly string[]; source?: string },
): Statement {
  const namedFacts = keys.filter((key) => typeof key === 'string').map((key) => createFact(context, key));
  const allFacts = [...namedFacts, ...facts];
  const certainty = evaluateCertainty(context, allFacts, keys.filter(isFactReader<C>));
  const statement = createGeneralStatement(text, because, source);
  return { ...statement, ...(certainty ? { certainty } : {}), facts: allFacts };
}

/** "7 to 9 December", "31 October to 2 November" */
export function formatDayRange(from: string, to: string): string {
  const [start, end] = [toIndianTime(from), toIndianTime(to)];
  const [first, last] = [formatDayMonth(from), formatDayMonth(to)];
  return content.grammar.formatSpan(
    start.getUTCMonth() === end.getUTCMonth() ? String(start.getUTCDate()) : first,
    last,
  );
}

/** "Fri 11 Dec" */
export const formatWeekdayDate = (at: string): string =>
  content.grammar.formatWeekdayDate(formatShortWeekday(at), formatShortDayMonth(at));

/** "December 2026" */
export const formatMonthOfYear = ({ month, year }: Pick<YearMonth, 'month' | 'year'>): string =>
  content.grammar.formatMonth(month, year);

/** One fact, for the noon (UTC) nearest to the middle of the stay; none if the stay contains no noon. */
export function createTransitFacts(graha: string, sign: number, from: string, to: string): string[] {
  const middle = (Date.parse(from) + Date.parse(to)) / 2;
  const noon = Math.round((middle - DAY_MS / 2) / DAY_MS) * DAY_MS + DAY_MS / 2;
  if (noon < Date.parse(from) || noon > Date.parse(to)) return [];
  return [`transit.${graha}.${new Date(noon).toISOString().slice(0, 10)}=${sign}`];
}

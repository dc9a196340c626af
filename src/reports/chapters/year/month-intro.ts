/** The opening sentence of a month. */
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatOrdinal, signName } from '#src/reports/text/phrases.ts';
import { formatDayMonth } from '#src/reports/year/year-phrases.ts';
import type { MonthAhead } from '#src/reports/year/year-ahead.ts';

/** Where the Sun is in this month, in a sentence. */
export function writeMonthLead(
  context: ReportContext,
  { sunStays: [before, sun], firstInstant, index }: MonthAhead,
): string {
  const [old, next] = [signName(before.sign), signName(sun.sign)];
  const [was, is] = [describePlaceShortly(context, before.place), describePlaceShortly(context, sun.place)];
  const then = is.replace(/ house$| sign from your Moon$/, '');
  if (Date.parse(sun.from) <= Date.parse(firstInstant))
    return `The Sun has been in ${next}, ${is}, since ${formatDayMonth(sun.from)}, and spends the rest of the month there.`;
  const day = formatDayMonth(sun.from);
  const forms = [
    `The Sun begins the month in ${old}, ${was}, and enters ${next}, ${then}, on ${day}.`,
    `Up to ${day} the Sun is in ${old}, ${was}; then it crosses into ${next}, ${then}.`,
    `${toUppercaseFirst(was)}, ${old}, has the Sun until ${day}, when it goes on to ${next}, ${then}.`,
  ];
  return forms[index % 3]!;
}

function describePlaceShortly({ chart }: ReportContext, place: number): string {
  if (chart.lagna) return `your ${formatOrdinal(place)} house`;
  return place === 1 ? 'your own Moon sign' : `the ${formatOrdinal(place)} sign from your Moon`;
}

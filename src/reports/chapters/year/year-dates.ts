/** Three dates of the year that a reader writes on the wall. */
import type { SummaryPage } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  toUppercaseFirst,
  formatClock,
  formatGraha,
  formatShortDate,
  signName,
} from '#src/reports/text/phrases.ts';
import { isWithin } from '#src/reports/year/year-months.ts';
import { listAntardashas } from '#src/reports/year/dated-periods.ts';
import { describePlace } from '#src/reports/year/year-phrases.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';

type ImportantDate = { at: string; when: string; text: string };

const MAX_DATES = 3;

export function listYearDates(context: ReportContext): SummaryPage['dates'] {
  return [...listPeriodDates(context), ...listSolarReturnDates(context), ...listSlowTransitDates(context)]
    .slice(0, MAX_DATES)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, when, text }) => ({ date: at.slice(0, 10), when, text }));
}

const getNamedSpan = (context: ReportContext) => {
  const { months, to } = getYearAhead(context);
  return { from: months[0]!.firstInstant, to };
};

function listSolarReturnDates(context: ReportContext): ImportantDate[] {
  const span = getNamedSpan(context);
  const returns = getYearAhead(context).solarYears.filter(({ from }) => isWithin(from, span));
  return returns.map(({ from, age }) => ({
    at: from,
    when: context.chart.lagna ? formatShortDate(from) : `about ${formatShortDate(from)}`,
    text: context.chart.lagna
      ? `The Sun comes home at ${formatClock(from)}, Indian time: year ${age + 1} of your life begins.`
      : `The Sun comes home, within half a day of this: year ${age + 1} of your life begins.`,
  }));
}

/** The next change of sub-period. */
function listPeriodDates(context: ReportContext): ImportantDate[] {
  if (!context.chart.lagna) return [];
  const span = getNamedSpan(context);
  return listAntardashas(context.chart, span.from, span.to)
    .filter(({ start }) => isWithin(start, span))
    .slice(0, 1)
    .map(({ start, lord, parent }) => ({
      at: start,
      when: formatShortDate(start),
      text: `${toUppercaseFirst(formatGraha(lord))} takes its turn in the period of ${formatGraha(parent.lord)}.`,
    }));
}

/** Entries of the slowest, Saturn before Jupiter before Rahu. */
function listSlowTransitDates(context: ReportContext): ImportantDate[] {
  const span = getNamedSpan(context);
  const { stays } = getYearAhead(context);
  return (['Saturn', 'Jupiter', 'Rahu'] as const)
    .flatMap((graha) => stays[graha].filter((stay) => !stay.startsBeforeSearch && isWithin(stay.from, span)))
    .filter(
      (stay, i, all) => i === all.findIndex(({ graha, sign }) => graha === stay.graha && sign === stay.sign),
    )
    .map(({ graha, from, sign, place }) => ({
      at: from,
      when: formatShortDate(from),
      text: `${graha} enters ${signName(sign)}, ${describePlace(context, place)}.`,
    }));
}

/** Dates to know: the next year of the round, the month that doubles it, the next arc of life. */
import type { SummaryPage } from '#src/reports/contract.ts';
import { listLifeArcs } from './life-arcs.ts';
import { getPersonalYear } from './coming-months.ts';
import { formatBriefDate } from './number-phrases.ts';
import { reportDateInIndia } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';

type ImportantDate = SummaryPage['dates'][number];

export function listNumberDates(context: ReportContext): ImportantDate[] {
  return [buildNewYearDate(context), buildDoubledMonthDate(context), ...buildNextArcDates(context)].toSorted(
    (a, b) => a.date.localeCompare(b.date),
  );
}

function buildNewYearDate(context: ReportContext): ImportantDate {
  const year = Number(reportDateInIndia(context).slice(0, 4)) + 1;
  return buildDate(`${year}-01-01`, `Your personal year turns to ${getPersonalYear(context, year).value}.`);
}

/** Nine being the ninth month, September always has the number of its year. */
function buildDoubledMonthDate(context: ReportContext): ImportantDate {
  const on = reportDateInIndia(context);
  const year = Number(on.slice(0, 4)) + (on.slice(5) < '09-01' ? 0 : 1);
  const { value } = getPersonalYear(context, year);
  return buildDate(
    `${year}-09-01`,
    `Month and year are both ${value}, so that this number is at its clearest.`,
  );
}

function buildNextArcDates(context: ReportContext): ImportantDate[] {
  const next = listLifeArcs(context).find(({ when }) => when === 'coming');
  if (!next) return [];
  const { index, begins, pinnacle, challenge } = next;
  const text = `The ${formatOrdinal(index + 1)} arc begins: pinnacle ${pinnacle.value}, challenge ${challenge.value}.`;
  return [buildDate(begins, text)];
}

const buildDate = (date: string, text: string): ImportantDate => ({
  date,
  when: formatBriefDate(date),
  text,
});

/** Dates to know: the next year of the round, the month that doubles it, the next arc of life. */
import type { SummaryPage } from '#src/reports/contract.ts';
import { arcsOf } from './life-arcs.ts';
import { yearNumber } from './coming-months.ts';
import { briefDate } from './number-phrases.ts';
import { reportDateInIndia } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { ordinal } from '#src/reports/text/phrases.ts';

type Dated = SummaryPage['dates'][number];

export function numberDates(reading: ReportContext): Dated[] {
  return [newYear(reading), doubled(reading), ...nextArc(reading)].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
}

function newYear(reading: ReportContext): Dated {
  const year = Number(reportDateInIndia(reading).slice(0, 4)) + 1;
  return dated(`${year}-01-01`, `Your personal year turns to ${yearNumber(reading, year).value}.`);
}

/** Nine being the ninth month, September always has the number of its year. */
function doubled(reading: ReportContext): Dated {
  const on = reportDateInIndia(reading);
  const year = Number(on.slice(0, 4)) + (on.slice(5) < '09-01' ? 0 : 1);
  const { value } = yearNumber(reading, year);
  return dated(`${year}-09-01`, `Month and year are both ${value}, so that this number is at its clearest.`);
}

function nextArc(reading: ReportContext): Dated[] {
  const next = arcsOf(reading).find(({ when }) => when === 'coming');
  if (!next) return [];
  const { index, begins, pinnacle, challenge } = next;
  const text = `The ${ordinal(index + 1)} arc begins: pinnacle ${pinnacle.value}, challenge ${challenge.value}.`;
  return [dated(begins, text)];
}

const dated = (date: string, text: string): Dated => ({ date, when: briefDate(date), text });

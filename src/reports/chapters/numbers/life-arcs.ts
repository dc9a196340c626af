/** The four arcs of a life in modern numerology, each from one birthday to another, with its pinnacle and its challenge. */
import { content } from '#src/reports/content/content.ts';
import type { NumberResult } from '#src/numerology/contract-numbers.ts';
import { getNumerology, getReportDate } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export type LifeArc = {
  index: number;
  /** ISO instants; the last arc, which has no end, is drawn for 27 years, or until the second year after now */
  from: string;
  until: string;
  /** the first birthday of the arc, YYYY-MM-DD */
  begins: string;
  /** calendar years as printed: "1996 to 2023", "2041 on" */
  years: string;
  /** "0 to 27", "45 on" */
  ages: string;
  phase: 'past' | 'now' | 'coming';
  pinnacle: NumberResult;
  challenge: NumberResult;
};

const LAST_DRAWN_YEARS = 27;

export function listLifeArcs(context: ReportContext): LifeArc[] {
  const { date } = context.birth;
  const birthYear = Number(date.slice(0, 4));
  const today = getReportDate(context);
  const { closed, open } = content.numbers.arcSpans;
  return getNumerology(context).stages.map(({ span: { from, to }, pinnacle, challenge }, index) => {
    const endAge = to ?? Math.max(from + LAST_DRAWN_YEARS, Number(today.slice(0, 4)) - birthYear + 2);
    const [begins, endDate] = [getBirthday(date, birthYear + from), getBirthday(date, birthYear + endAge)];
    // in a time zone ahead of India the date of birth may be tomorrow's date in India
    const hasBegun = begins <= today || index === 0;
    const isCurrent = hasBegun && (to === undefined || today < endDate);
    return {
      index,
      from: `${begins}T00:00:00Z`,
      until: `${endDate}T00:00:00Z`,
      begins,
      years: to === undefined ? open(birthYear + from) : closed(birthYear + from, birthYear + to),
      ages: to === undefined ? open(from) : closed(from, to),
      phase: isCurrent ? 'now' : hasBegun ? 'past' : 'coming',
      pinnacle,
      challenge,
    };
  });
}

/** A birthday on 29 February falls on 1 March in other years. */
function getBirthday(date: string, year: number): string {
  const [, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Contradictions between the answer on marriage and the chapter on its timing. */
import { presentPeriod } from '#src/reports/content/en/love/marriage-timing.ts';
import { windowHeadlines } from '#src/reports/content/en/answers/window-answers.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { findPage, type ForbiddenPair, hasStatement } from './document-queries.ts';

export const lovePairs: ForbiddenPair[] = [
  {
    name: 'a present period that favours partnership, and no window of marriage before its end',
    hasFirst: hasStatement(presentPeriod.tied),
    hasSecond: isFirstWindowAfterPresentPeriod,
  },
  {
    name: 'a present period without partnership, and a marriage that is most likely now',
    hasFirst: hasStatement(presentPeriod.between, presentPeriod.tiedWithoutWindow),
    hasSecond: hasStatement(
      ...['Marriage is', 'Closeness is'].map(
        (subject) => new RegExp(`^${windowHeadlines.running(subject, '').slice(0, -1)}`),
      ),
    ),
  },
];

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const countMonths = (month: string, year: string): number =>
  Number(year) * 12 + MONTHS.indexOf(month.slice(0, 3)) / 3;

/** The first answer lists the earliest window of any grade; readers who are too old for windows have none. */
function isFirstWindowAfterPresentPeriod(document: ReportDocument): boolean {
  const [answers, timing] = [findPage(document, 'answers'), findPage(document, 'love-timing')];
  if (answers?.kind !== 'answers' || timing?.kind !== 'table') return false;
  const { windows } = answers.answers[0]!;
  if (!windows) return false;
  const starts = windows.flatMap(({ grade, when }) => (grade > 0 ? [readFirstMonth(when)] : []));
  const [, month, year] = /until \d+ (\w+) (\d{4})/.exec(timing.statements[0]!.because)!;
  return starts.every((start) => start > countMonths(month!, year!));
}

/** "Sep 2033", "Feb to Jun 2027", "Dec 2026 to Oct 2029" */
function readFirstMonth(when: string): number {
  const [, month] = /([A-Z][a-z]{2})/.exec(when)!;
  const [, year] = /(\d{4})/.exec(when)!;
  return countMonths(month!, year!);
}

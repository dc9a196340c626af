/** The certainty marks of a chapter: a note that many statements share is printed once, at the head of the chapter. */
import type { Certainty, Page, Statement } from '#src/reports/contract.ts';

const LEVELS = ['stable', 'minute-sensitive', 'borderline'] as const;

/** A note of fewer statements is printed at each of them. */
const MIN_STATEMENTS = 3;

/** For each level the note that most statements of the chapter have. */
export function findCommonMarks(page: Page): Certainty[] {
  const marks = listStatements(page).flatMap(({ certainty }) => certainty ?? []);
  return LEVELS.flatMap((level) => {
    const counts = new Map<string, number>();
    for (const { note } of marks.filter((mark) => mark.level === level))
      counts.set(note, (counts.get(note) ?? 0) + 1);
    const [mostCommon] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (!mostCommon) return [];
    const [note, count] = mostCommon;
    return count >= MIN_STATEMENTS ? [{ level, note }] : [];
  });
}

export const isCommonMark = (marks: readonly Certainty[], { level, note }: Certainty): boolean =>
  marks.some((mark) => mark.level === level && mark.note === note);

function listStatements(page: Page): Statement[] {
  switch (page.kind) {
    case 'essay':
      return page.parts.flatMap(({ statements }) => statements);
    case 'additionalCharts':
      return page.charts.flatMap(({ statements }) => statements);
    case 'table':
    case 'periods':
    case 'reference':
      return page.statements;
    case 'month':
      return [page.lead, ...page.statements];
    case 'house':
      return page.statements.map(({ statement }) => statement);
    case 'furtherReading':
      return page.items.map(({ statement }) => statement);
    case 'answers':
      return page.answers.map(({ answer }) => answer);
    case 'subPeriods':
      return page.periods.map(({ headline }) => headline);
    case 'verdicts':
      return page.verdicts.flatMap(({ statement, notes }) => [statement, ...notes]);
    default:
      return [];
  }
}

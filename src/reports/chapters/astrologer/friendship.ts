/** Natural, temporary and fivefold friendship of the seven grahas. */
import { content } from '#src/reports/content/content.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { computeFriendshipTables, type FriendshipTables } from '#src/astrology/friendship-tables.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import { areAllEqual } from '#src/reports/context/unknown-time-range.ts';
import type { ReferenceCell, ReferenceTable } from '#src/reports/contract-answers.ts';
import { getGrahaAbbreviation } from '#src/reports/text/phrases.ts';
import { BLANK } from './cells.ts';

/** Without a birth time a pair of grahas is left open if its friendship changes with a sign on that day. */
export function buildFriendshipTable(context: ReportContext, kind: keyof FriendshipTables): ReferenceTable {
  const tables = listPossibleCharts(context).map((chart) => computeFriendshipTables(chart)[kind]);
  const buildCell = (from: ClassicalGraha, to: ClassicalGraha): ReferenceCell => {
    if (from === to) return { text: BLANK, tone: 'low' };
    const friendships = tables.map((table) => table[from][to]!);
    return areAllEqual(friendships)
      ? content.astrologer.friendshipTexts.signs[friendships[0]!]
      : content.astrologer.friendshipTexts.undecided;
  };
  const rows = CLASSICAL_GRAHAS.map((from) => [
    getGrahaAbbreviation(from),
    ...CLASSICAL_GRAHAS.map((to) => buildCell(from, to)),
  ]);
  const footnote = writeFootnote(kind, rows);
  return {
    ...content.astrologer.friendshipTexts[kind],
    head: [content.astrologer.friendshipTexts.firstHead, ...CLASSICAL_GRAHAS.map(getGrahaAbbreviation)],
    widths: [9],
    centredFrom: 1,
    rows,
    ...(footnote ? { footnote } : {}),
  };
}

function writeFootnote(kind: keyof FriendshipTables, rows: readonly ReferenceCell[][]): string | null {
  const { undecided, undecidedFootnote, naturalFootnote, fivefoldFootnote } =
    content.astrologer.friendshipTexts;
  const legends = { natural: naturalFootnote, temporary: null, fivefold: fivefoldFootnote };
  const isUndecided = rows.some((row) => row.includes(undecided));
  const notes = [legends[kind], isUndecided ? undecidedFootnote : null].filter((note) => note !== null);
  return notes.length > 0 ? `${notes.join('; ')}.` : null;
}

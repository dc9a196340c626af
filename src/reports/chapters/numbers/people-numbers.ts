/** Other people by their mulank: the nine numbers beside the reader’s own. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { formatGraha, getGrahaName } from '#src/reports/text/phrases.ts';
import { createGeneralStatement, createStatement } from '#src/reports/text/statement.ts';
import { compareGrahas, getGrahaOfNumber } from './number-grahas.ts';

export const peopleNumbersChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-people',
    ...content.numbers.peopleNumbersHeading,
    lead: content.numbers.peopleNumbersLead,
    tables: [buildTable(context)],
    statements: [
      ...FITS.flatMap((fit) => writeFitStatement(context, fit)),
      createGeneralStatement(content.numbers.peopleNote.text, content.numbers.peopleNote.because),
    ],
  }),
};

const MULANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const FITS: readonly GrahaFit[] = ['friendly', 'same', 'neutral', 'tense'];

const getMulank = (context: ReportContext): number => getNumerology(context).mulank.value;

const compareWithReader = (context: ReportContext, mulank: number): GrahaFit =>
  compareGrahas(getGrahaOfNumber(mulank), getGrahaOfNumber(getMulank(context)));

const buildTable = (context: ReportContext): Table => ({
  caption: content.numbers.peopleTable.caption,
  head: content.numbers.peopleTable.head(getMulank(context)),
  rows: MULANKS.map((mulank) => [
    String(mulank),
    content.numbers.customs[mulank - 1]!.dates,
    getGrahaName(getGrahaOfNumber(mulank)),
    content.numbers.totalFits[compareWithReader(context, mulank)],
    content.numbers.peopleAdvice[mulank - 1]!,
  ]),
});

function writeFitStatement(context: ReportContext, fit: GrahaFit): Statement[] {
  const mulanks = MULANKS.filter((mulank) => compareWithReader(context, mulank) === fit);
  if (mulanks.length === 0) return [];
  const own = getMulank(context);
  const because = content.numbers.peopleReasons[fit](
    mulanks.map((mulank) => formatGraha(getGrahaOfNumber(mulank))),
    formatGraha(getGrahaOfNumber(own)),
    own,
  );
  return [
    createStatement(
      context,
      content.numbers.peopleTexts[fit](mulanks),
      because,
      ['date.driver'],
      content.numbers.numberSources.friendship,
    ),
  ];
}

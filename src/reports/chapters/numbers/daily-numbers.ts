/** Phone, vehicle and house number: a worked example of each, and how the totals 1 to 9 agree with the reader’s numbers. */
import { content } from '#src/reports/content/content.ts';
import { addUp, reduceDigits } from '#src/numerology/contract-numbers.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { getGrahaName } from '#src/reports/text/phrases.ts';
import { createGeneralStatement, createStatement } from '#src/reports/text/statement.ts';
import { listAgreements, listGoodNumbers } from './number-agreement.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { joinWorkings } from './number-phrases.ts';

export const dailyNumbersChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-daily',
    ...content.numbers.dailyNumberHeading,
    lead: content.numbers.dailyNumberLead,
    tables: [buildExampleTable(), buildTotalTable(context)],
    statements: writeStatements(context),
  }),
};

const buildExampleTable = (): Table => ({
  caption: content.numbers.exampleTable.caption,
  head: [...content.numbers.exampleTable.head],
  rows: content.numbers.numberExamples.map(({ label, example, digits }) => {
    const [sum, line] = addUp(Array.from(digits, Number));
    const { value, workings } = reduceDigits(sum, []);
    return [label, example, joinWorkings([line, ...workings]), String(value)];
  }),
});

function buildTotalTable(context: ReportContext): Table {
  const { mulank, bhagyank } = getNumerology(context);
  return {
    caption: content.numbers.totalTable.caption,
    head: [
      content.numbers.totalTable.total,
      content.numbers.totalTable.graha,
      content.numbers.totalTable.mulank(mulank.value),
      content.numbers.totalTable.bhagyank(bhagyank.value),
      content.numbers.totalTable.together,
    ],
    rows: listAgreements(context).map((agreement) => [
      String(agreement.digit),
      getGrahaName(getGrahaOfNumber(agreement.digit)),
      content.numbers.totalFits[agreement.mulank],
      content.numbers.totalFits[agreement.bhagyank],
      content.numbers.togetherGrades[agreement.grade],
    ]),
  };
}

function writeStatements(context: ReportContext): Statement[] {
  const { mulank, bhagyank } = getNumerology(context);
  const { choose, custom } = content.numbers.dailyNumberTexts;
  return [
    createStatement(
      context,
      choose(listGoodNumbers(context)),
      content.numbers.dailyNumberReason(mulank.value, bhagyank.value),
      ['date.driver', 'date.conductor'],
      content.numbers.numberSources.friendship,
    ),
    createGeneralStatement(custom.text, custom.because),
  ];
}

/** Phone, vehicle and house number: a worked example of each, and how the totals 1 to 9 agree with the reader’s numbers. */
import { addUp, reduceDigits } from '#src/numerology/contract-numbers.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import {
  dailyNumberHeading,
  dailyNumberLead,
  dailyNumberReason,
  dailyNumberTexts,
  exampleTable,
  formatChoices,
  numberExamples,
  togetherGrades,
  totalFits,
  totalTable,
} from '#src/reports/content/en/numbers/daily-numbers.ts';
import { numberSources } from '#src/reports/content/en/numbers/number-headings.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { createGeneralStatement, createStatement } from '#src/reports/text/statement.ts';
import { listAgreements, listGoodNumbers } from './number-agreement.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { joinWorkings } from './number-phrases.ts';

export const dailyNumbersChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-daily',
    ...dailyNumberHeading,
    lead: dailyNumberLead,
    tables: [buildExampleTable(), buildTotalTable(context)],
    statements: writeStatements(context),
  }),
};

const buildExampleTable = (): Table => ({
  caption: exampleTable.caption,
  head: [...exampleTable.head],
  rows: numberExamples.map(({ label, example, digits }) => {
    const [sum, line] = addUp(Array.from(digits, Number));
    const { value, workings } = reduceDigits(sum, []);
    return [label, example, joinWorkings([line, ...workings]), String(value)];
  }),
});

function buildTotalTable(context: ReportContext): Table {
  const { mulank, bhagyank } = getNumerology(context);
  return {
    caption: totalTable.caption,
    head: [
      totalTable.total,
      totalTable.graha,
      totalTable.mulank(mulank.value),
      totalTable.bhagyank(bhagyank.value),
      totalTable.together,
    ],
    rows: listAgreements(context).map((agreement) => [
      String(agreement.digit),
      getGrahaOfNumber(agreement.digit),
      totalFits[agreement.mulank],
      totalFits[agreement.bhagyank],
      togetherGrades[agreement.grade],
    ]),
  };
}

function writeStatements(context: ReportContext): Statement[] {
  const { mulank, bhagyank } = getNumerology(context);
  const { choose, custom } = dailyNumberTexts;
  return [
    createStatement(
      context,
      choose(formatChoices(listGoodNumbers(context))),
      dailyNumberReason(mulank.value, bhagyank.value),
      ['date.driver', 'date.conductor'],
      numberSources.friendship,
    ),
    createGeneralStatement(custom.text, custom.because),
  ];
}

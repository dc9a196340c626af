/** Saturn alone, in the chart of birth: what the chapter of the nine says of it, and whom it shares a sign with. */
import { GRAHAS } from '#src/astrology/contract.ts';
import { houseOf, signsFrom } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { company } from '#src/reports/content/en/grahas/conjunctions.ts';
import { roles } from '#src/reports/content/en/grahas/roles-and-traits.ts';
import {
  saturnAsVisitor,
  saturnHereHeadings,
  saturnHereLead,
} from '#src/reports/content/en/saturn/natal-saturn.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { describeSharedSign } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatDegrees, signName, getNakshatraName } from '#src/reports/text/phrases.ts';
import { writeGrahaPart } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { writeNatalSaturnStatements } from './natal-saturn-statements.ts';

export const natalSaturnChapter: Chapter = {
  isIncluded: isTimeKnown,
  write: (context) => {
    const { chart } = context;
    const { degreeInSign, sign, nakshatra } = chart.grahas.Saturn;
    return {
      kind: 'essay',
      id: 'saturn-here',
      ...saturnHereHeadings,
      highlightedHouses: [houseOf(chart, 'Saturn')],
      compact: true,
      lead: saturnHereLead,
      leadBecause: toSentence(
        `Saturn was at ${formatDegrees(degreeInSign)} of ${signName(sign)} when you were born, in ${getNakshatraName(nakshatra)}`,
      ),
      parts: [
        {
          id: 'resident',
          title: `Saturn, ${roles.Saturn}`,
          statements: [
            ...writeGrahaPart(context, 'Saturn').statements,
            ...writeConjunctionStatements(context),
          ],
        },
        { id: 'visitor', title: saturnAsVisitor, statements: writeNatalSaturnStatements(context) },
      ],
    };
  },
};

/** Those who come before Saturn in the order of the nine; the chapter of the nine tells of such a pair under the other name. */
function writeConjunctionStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  return GRAHAS.slice(0, GRAHAS.indexOf('Saturn'))
    .filter((other) => signsFrom(chart, other, 'Saturn') === 1)
    .slice(0, 2)
    .map((other) =>
      createStatement(
        context,
        company[`${other}+Saturn`]!,
        describeSharedSign(chart, other, 'Saturn'),
        [`Saturn.from.${other}`],
        sources.pair,
      ),
    );
}

/** Saturn in the birth chart, as in the chapter on the nine grahas, with all its conjunctions. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS } from '#src/astrology/contract.ts';
import { getHouse, countSigns } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { describeSharedSign } from '#src/reports/text/placement-phrases.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatDegrees, getGrahaName, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';
import { writeGrahaPart } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { writeNatalSaturnStatements } from './natal-saturn-statements.ts';

export const natalSaturnChapter: Chapter = {
  withTime: (context) => {
    const { chart } = context;
    const { degreeInSign, sign, nakshatra } = chart.grahas.Saturn;
    return {
      kind: 'essay',
      id: 'natal-saturn',
      ...content.saturn.natalSaturnHeadings,
      highlightedHouses: [getHouse(chart, 'Saturn')],
      isCompact: true,
      lead: content.saturn.natalSaturnLead,
      leadBecause: toSentence(
        content.saturn.natalSaturnReasons.lead(
          formatDegrees(degreeInSign),
          getSignName(sign),
          getNakshatraName(nakshatra),
        ),
      ),
      parts: [
        {
          id: 'natal',
          title: content.grahas.nineGrahasTexts.title(
            getGrahaName('Saturn'),
            content.grahas.grahaRoles.Saturn,
          ),
          statements: [
            ...writeGrahaPart(context, 'Saturn').statements,
            ...writeConjunctionStatements(context),
          ],
        },
        {
          id: 'transiting',
          title: content.saturn.transitingSaturnTitle,
          statements: writeNatalSaturnStatements(context),
        },
      ],
    };
  },
};

/** Conjunctions with a graha before Saturn in GRAHAS. The chapter on the nine grahas describes them under that graha. */
function writeConjunctionStatements(context: TimeKnownContext): Statement[] {
  const { chart } = context;
  return GRAHAS.slice(0, GRAHAS.indexOf('Saturn'))
    .filter((otherGraha) => countSigns(chart, otherGraha, 'Saturn') === 1)
    .slice(0, 2)
    .map((otherGraha) =>
      createStatement(
        context,
        content.grahas.conjunctions[`${otherGraha}+Saturn`]!,
        describeSharedSign(chart, otherGraha, 'Saturn'),
        [`Saturn.from.${otherGraha}`],
        content.common.sources.pair,
      ),
    );
}

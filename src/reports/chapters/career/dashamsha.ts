/** The D10 chart: its lagna, its tenth house, Sun and Saturn in it, and the vargottama grahas. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { getDivisionalSigns, type DivisionalSigns } from '#src/reports/facts/divisional-facts.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { getCareerTexts } from './career-stage.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';

const MAX_GRAHAS_PER_PART = 2;

export const dashamshaChapter: Chapter = {
  withTime: (context) => {
    const signs = getDivisionalSigns(context.chart, 10);
    return {
      kind: 'essay',
      id: 'work-dashamsha',
      ...content.career.careerHeadings.dashamsha,
      highlightedHouses: [10],
      isCompact: true,
      lead: content.career.careerLeads.dashamsha,
      leadBecause: toSentence(content.career.dashamshaReasons.lead(getSignName(signs.lagna))),
      parts: writeParts(context, signs),
    };
  },
};

const writeParts = (context: TimeKnownContext, signs: DivisionalSigns): EssayPart[] => [
  {
    id: 'lagna',
    title: getCareerTexts(context).careerPartTitles.workLagna,
    statements: [writeLagnaStatement(context, signs)],
  },
  {
    id: 'tenth-house',
    title: getCareerTexts(context).careerPartTitles.workTenth,
    statements: [writeLordStatement(context, signs), ...writeOccupantStatements(context)],
  },
  {
    id: 'sun-and-saturn',
    title: getCareerTexts(context).careerPartTitles.workTwo,
    statements: [
      writeSignStatement(context, signs, 'Sun', getCareerTexts(context).dashamshaSun),
      writeSignStatement(context, signs, 'Saturn', getCareerTexts(context).dashamshaSaturn),
      ...writeSameSignStatements(context, signs),
    ],
  },
];

function writeLagnaStatement(context: TimeKnownContext, { lagna }: DivisionalSigns): Statement {
  const because = content.career.dashamshaReasons.lagna(getSignName(lagna));
  return createStatement(
    context,
    getCareerTexts(context).dashamshaLagna[lagna - 1]!,
    because,
    ['D10.lagna'],
    content.common.sources.vargas,
  );
}

function writeLordStatement(context: TimeKnownContext, { lagna, grahas }: DivisionalSigns): Statement {
  const tenthSign = ((lagna + 8) % 12) + 1;
  const lord = getSignLord(tenthSign);
  const house = countHouse(lagna, grahas[lord]);
  const because = content.career.dashamshaReasons.tenthLord(getSignName(tenthSign), formatGraha(lord), house);
  return createStatement(context, getCareerTexts(context).dashamshaTenthLord[house - 1]!, because, [
    'D10.lagna',
    `D10.${lord}`,
  ]);
}

function writeOccupantStatements(context: TimeKnownContext): Statement[] {
  return listTenthOccupants(context).map((graha) => {
    const because = content.career.dashamshaReasons.occupant(formatGraha(graha));
    return createStatement(context, getCareerTexts(context).dashamshaTenthOccupant[graha], because, [
      'D10.lagna',
      `D10.${graha}`,
      (other: TimeKnownContext) => listTenthOccupants(other).includes(graha),
    ]);
  });
}

function listTenthOccupants({ chart }: TimeKnownContext): Graha[] {
  const { lagna, grahas } = getDivisionalSigns(chart, 10);
  return GRAHAS.filter((graha) => countHouse(lagna, grahas[graha]) === 10).slice(0, MAX_GRAHAS_PER_PART);
}

function writeSignStatement(
  context: TimeKnownContext,
  { grahas }: DivisionalSigns,
  graha: 'Sun' | 'Saturn',
  texts: readonly string[],
): Statement {
  const sign = grahas[graha];
  const because = content.career.dashamshaReasons.sign(formatGraha(graha), getSignName(sign));
  return createStatement(context, texts[sign - 1]!, because, [`D10.${graha}`]);
}

function writeSameSignStatements(context: TimeKnownContext, { grahas }: DivisionalSigns): Statement[] {
  return listSameSignGrahas(context).map((graha) => {
    const because = content.career.dashamshaReasons.sameSign(formatGraha(graha), getSignName(grahas[graha]));
    return createStatement(context, getCareerTexts(context).dashamshaSameSign[graha], because, [
      `${graha}.sign`,
      `D10.${graha}`,
      (other: TimeKnownContext) => listSameSignGrahas(other).includes(graha),
    ]);
  });
}

function listSameSignGrahas({ chart }: TimeKnownContext): Graha[] {
  const { grahas } = getDivisionalSigns(chart, 10);
  return GRAHAS.filter((graha) => chart.grahas[graha].sign === grahas[graha]).slice(0, MAX_GRAHAS_PER_PART);
}

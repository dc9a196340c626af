/** Employment or self-employment, leadership or expertise: both verdicts and what they are based on. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import { writeMovedAnswer } from '#src/reports/chapters/answers/career-answers.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { judgeLeadership, judgeSelfEmployment, LEADERSHIP_GRAHAS, type LeadershipGraha } from './verdicts.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { getConditionWord } from './work-condition.ts';
import { getCareerTexts } from './career-stage.ts';

const HOUSES = [3, 6, 7, 10] as const;

export const selfEmploymentChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'work-self-employment',
    ...getCareerTexts(context).careerHeadings.selfEmployment,
    highlightedHouses: [...HOUSES],
    isCompact: true,
    lead: getCareerTexts(context).careerLeads.selfEmployment,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [
      {
        id: 'verdict',
        title: getCareerTexts(context).careerPartTitles.verdict,
        statements: [writeVerdictStatement(context)],
      },
      {
        id: 'weights',
        title: getCareerTexts(context).careerPartTitles.weights,
        statements: HOUSES.map((house) => writeHouseStatement(context, house)),
      },
      ...writeEmployerPart(context),
      {
        id: 'leadership',
        title: getCareerTexts(context).careerPartTitles.leadership,
        statements: [writeLeadershipStatement(context)],
      },
      {
        id: 'leadership-weights',
        title: getCareerTexts(context).careerPartTitles.leadershipWeights,
        statements: LEADERSHIP_GRAHAS.map((graha) => writeGrahaStatement(context, graha)),
      },
    ],
  }),
};

/** Government or private work, for a reader whose first page has no room for it. */
function writeEmployerPart(context: TimeKnownContext): EssayPart[] {
  const statements = writeMovedAnswer(context, 'employer');
  if (statements.length === 0) return [];
  return [{ id: 'employer', title: content.answers.careerQuestions.employer, statements }];
}

function writeLeadReason({ chart }: TimeKnownContext): string {
  const formatLord = (house: number) => formatGraha(getHouseLord(chart, house));
  return content.career.selfEmploymentReasons.lead(formatLord(3), formatLord(6), formatLord(7));
}

function writeVerdictStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const describeLord = (house: number) => getConditionWord(chart, getHouseLord(chart, house), house);
  const lord = getHouseLord(chart, 10);
  const because = content.career.selfEmploymentReasons.verdict(
    describeLord(3),
    describeLord(7),
    describeLord(6),
    formatGraha(lord),
    getHouse(chart, lord),
  );
  const keys = [3, 6, 7].flatMap((house) => [
    `lord.${house}`,
    ...listConditionKeys(chart, getHouseLord(chart, house), house),
  ]);
  return createStatement(
    context,
    getCareerTexts(context).selfEmploymentVerdicts[judgeSelfEmployment(chart)],
    because,
    [...keys, 'lord.10', `${lord}.house`],
  );
}

function writeHouseStatement(context: TimeKnownContext, house: (typeof HOUSES)[number]): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  const because = content.career.selfEmploymentReasons.houses[house](
    formatGraha(lord),
    describeCondition(chart, lord, house),
  );
  return createStatement(
    context,
    getCareerTexts(context).selfEmploymentByHouse[house][getCondition(chart, lord, house)],
    because,
    [`lord.${house}`, ...listConditionKeys(chart, lord, house)],
    content.career.careerSources.houses[house],
  );
}

function writeLeadershipStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const because = `${describeLeadershipGrahas(chart)}${describeExtraWeight(chart)}`;
  const keys = LEADERSHIP_GRAHAS.flatMap((graha) => listConditionKeys(chart, graha));
  return createStatement(
    context,
    getCareerTexts(context).leadershipVerdicts[judgeLeadership(chart)],
    because,
    [...keys, 'house.1', 'house.10'],
  );
}

export function describeLeadershipGrahas(chart: Chart): string {
  const [sun, mars, mercury, saturn] = LEADERSHIP_GRAHAS.map((graha) => getConditionWord(chart, graha));
  return content.career.selfEmploymentReasons.leadership(sun!, mars!, mercury!, saturn!);
}

function describeExtraWeight(chart: Chart): string {
  const grahas = LEADERSHIP_GRAHAS.filter((graha) => [1, 10].includes(getHouse(chart, graha)));
  return grahas.length > 0 ? content.career.selfEmploymentReasons.extraWeight(grahas.map(formatGraha)) : '';
}

function writeGrahaStatement(context: TimeKnownContext, graha: LeadershipGraha): Statement {
  const { chart } = context;
  const because = content.career.selfEmploymentReasons.graha(
    formatGraha(graha),
    describeCondition(chart, graha),
  );
  return createStatement(
    context,
    getCareerTexts(context).leadershipByGraha[graha][getCondition(chart, graha)],
    because,
    listConditionKeys(chart, graha),
  );
}

/** For an unknown birth time: leadership or expertise, three pairs of karakas, and yogas that do not depend on houses. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import { type JudgedYoga, judgeYogas } from '#src/astrology/yogas/judge-yogas.ts';
import { classifyRelation } from '#src/reports/chapters/career/amatyakaraka.ts';
import {
  judgeLeadership,
  LEADERSHIP_GRAHAS,
  type LeadershipGraha,
} from '#src/reports/chapters/career/verdicts.ts';
import { describeLeadershipGrahas } from '#src/reports/chapters/career/self-employment.ts';
import { writeYogaStatement } from '#src/reports/chapters/yogas/yoga-statement.ts';
import type { CareerYoga } from '#src/reports/content/en/career/career-yogas.ts';
import type { SunOrMoonYoga } from '#src/reports/content/en/career/time-unknown/sun-and-moon-yogas.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { getCareerTexts } from '#src/reports/chapters/career/career-stage.ts';

const KARAKA_PAIRS: readonly [keyof typeof content.career.timeUnknown.karakaPairTexts, Graha, Graha][] = [
  ['standing', 'Sun', 'Saturn'],
  ['mind', 'Moon', 'Mercury'],
  ['push', 'Mars', 'Saturn'],
];

export const leadershipChapterWithoutTime: Chapter = {
  withoutTime: (context) => ({
    kind: 'essay',
    id: 'work-leadership',
    ...content.career.timeUnknown.timeUnknownHeadings.leadership,
    highlightedHouses: [],
    isCompact: true,
    lead: content.career.timeUnknown.timeUnknownLeads.leadership,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [
      {
        id: 'leadership',
        title: content.career.timeUnknown.timeUnknownPartTitles.leadership,
        statements: [writeLeadershipStatement(context)],
      },
      {
        id: 'weights',
        title: content.career.timeUnknown.timeUnknownPartTitles.weights,
        statements: LEADERSHIP_GRAHAS.map((graha) => writeGrahaStatement(context, graha)),
      },
      {
        id: 'pairs',
        title: content.career.timeUnknown.timeUnknownPartTitles.pairs,
        statements: writePairStatements(context),
      },
      writeYogasPart(context),
    ],
  }),
};

function writeLeadReason({ chart }: TimeUnknownContext): string {
  const [sun, mars, mercury, saturn] = LEADERSHIP_GRAHAS.map((graha) =>
    getSignName(chart.grahas[graha].sign),
  );
  return content.career.timeUnknown.leadershipReasons.lead(sun!, mars!, mercury!, saturn!);
}

function writeLeadershipStatement(context: TimeUnknownContext): Statement {
  const { chart } = context;
  const because = describeLeadershipGrahas(chart);
  const keys = LEADERSHIP_GRAHAS.flatMap((graha) => listConditionKeys(chart, graha));
  return createStatement(
    context,
    getCareerTexts(context).leadershipVerdicts[judgeLeadership(chart)],
    because,
    keys,
  );
}

function writeGrahaStatement(context: TimeUnknownContext, graha: LeadershipGraha): Statement {
  const { chart } = context;
  const because = content.career.timeUnknown.leadershipReasons.graha(
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

/** A pair is left out if one of them changed its sign that day. */
function writePairStatements(context: TimeUnknownContext): Statement[] {
  return KARAKA_PAIRS.filter(([, first, second]) =>
    [first, second].every((graha) => hasOneSign(context.dayRange, graha)),
  ).map(([key, first, second]) => {
    const count = countSigns(context.chart, first, second);
    const { pair, pairTogether } = content.career.timeUnknown.leadershipReasons;
    const because =
      count === 1
        ? pairTogether(formatGraha(first), formatGraha(second))
        : pair(formatGraha(first), formatGraha(second), count);
    return createStatement(
      context,
      content.career.timeUnknown.karakaPairTexts[key][classifyRelation(count)],
      because,
      [`${second}.from.${first}`],
    );
  });
}

const getYogaTexts = (context: TimeUnknownContext): Partial<Record<string, string>> =>
  ({
    ...getCareerTexts(context).careerYogas,
    ...content.career.timeUnknown.sunAndMoonYogas,
  }) satisfies Record<CareerYoga | SunOrMoonYoga, string>;

function writeYogasPart(context: TimeUnknownContext): EssayPart {
  const texts = getYogaTexts(context);
  const judgedYogas = judgeYogas(context.chart).filter(({ yoga }) => yoga.key in texts);
  const presentYogas = judgedYogas.filter((yoga) => isPresentAllDay(context, yoga));
  const statements = presentYogas.map((yoga) => writeYogaStatement(context, yoga, texts[yoga.yoga.key]!));
  return {
    id: 'yogas',
    title: content.career.timeUnknown.timeUnknownPartTitles.combinations,
    intro: content.career.timeUnknown.sunAndMoonYogasIntro,
    statements: presentYogas.length > 0 ? statements : [writeNoYogaStatement(context, judgedYogas)],
  };
}

function isPresentAllDay({ dayRange }: TimeUnknownContext, { yoga, verdict }: JudgedYoga): boolean {
  const verdictsAtEnds = [dayRange.earliest, dayRange.latest].map((chart) => yoga.judge(chart));
  return verdict.isPresent && verdictsAtEnds.every(({ isPresent }) => isPresent);
}

const writeNoYogaStatement = (context: TimeUnknownContext, judgedYogas: JudgedYoga[]): Statement =>
  createStatement(
    context,
    content.career.timeUnknown.noSunOrMoonYoga,
    content.career.timeUnknown.leadershipReasons.noYoga(judgedYogas.length),
    [...new Set(judgedYogas.flatMap(({ verdict }) => verdict.keys))],
  );

/** The yogas of rank and wealth in the chart. */
import { content } from '#src/reports/content/content.ts';
import { type JudgedYoga, judgeYogas, type YogaFamily } from '#src/astrology/yogas/judge-yogas.ts';
import { writeYogaStatement } from '#src/reports/chapters/yogas/yoga-statement.ts';
import { writeYogakarakaStatement } from '#src/reports/chapters/yogas/yogakaraka.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { CareerYoga } from '#src/reports/content/en/career/career-yogas.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { toNumberWord } from '#src/reports/text/phrases.ts';
import { getCareerTexts } from './career-stage.ts';

const isCareerYoga = (key: string): key is CareerYoga => key in content.career.careerYogas;

export const careerYogasChapter: Chapter = {
  withTime: (context) => {
    const judgedYogas = judgeYogas(context.chart).filter(({ yoga }) => isCareerYoga(yoga.key));
    const presentYogas = judgedYogas.filter(({ verdict }) => verdict.isPresent);
    return {
      kind: 'essay',
      id: 'work-yogas',
      ...getCareerTexts(context).careerHeadings.yogas,
      highlightedHouses: [2, 5, 9, 10, 11],
      isCompact: true,
      lead: getCareerTexts(context).careerLeads.yogas,
      leadBecause: toSentence(
        content.career.careerYogaTexts.leadReason(judgedYogas.length, toNumberWord(presentYogas.length)),
      ),
      parts: writeParts(context, judgedYogas, presentYogas),
    };
  },
};

function writeParts(
  context: TimeKnownContext,
  judgedYogas: readonly JudgedYoga[],
  presentYogas: readonly JudgedYoga[],
) {
  if (presentYogas.length === 0)
    return [
      {
        id: 'none',
        title: content.career.careerYogaTexts.noneTitle,
        statements: [writeNoYogaStatement(context, judgedYogas)],
      },
    ];
  const wealthYogas = presentYogas.filter(({ yoga }) => isWealthYoga(yoga.family, yoga.key));
  const rankYogas = presentYogas.filter((yoga) => !wealthYogas.includes(yoga));
  return [
    {
      id: 'means',
      title: content.career.careerYogaTexts.wealthTitle,
      statements: wealthYogas.map((yoga) => writeCareerYogaStatement(context, yoga)),
    },
    {
      id: 'rank',
      title: content.career.careerYogaTexts.rankTitle,
      statements: rankYogas.map((yoga) => writeCareerYogaStatement(context, yoga)),
    },
  ].filter(({ statements }) => statements.length > 0);
}

/**
 * The texts call wealth "means". These four yogas are in other families, because of their rules, but their books promise
 * wealth.
 */
const isWealthYoga = (family: YogaFamily, key: string): boolean =>
  family === 'wealth' || ['lakshmi', 'vasumati', 'chandraMangala', 'khadga'].includes(key);

const writeCareerYogaStatement = (context: TimeKnownContext, judgedYoga: JudgedYoga): Statement =>
  judgedYoga.yoga.key === 'yogakaraka'
    ? writeYogakarakaStatement(context, judgedYoga, {
        usual: getCareerTexts(context).careerYogas.yogakaraka,
        weak: getCareerTexts(context).weakCareerYogakaraka,
      })
    : writeYogaStatement(
        context,
        judgedYoga,
        getCareerTexts(context).careerYogas[judgedYoga.yoga.key as CareerYoga],
      );

/** Depends on all facts of all these yogas. */
const writeNoYogaStatement = (context: TimeKnownContext, judgedYogas: readonly JudgedYoga[]): Statement =>
  createStatement(context, content.career.noCareerYoga, content.career.careerYogaTexts.noneReason, [
    ...new Set(judgedYogas.flatMap(({ verdict }) => verdict.keys)),
  ]);

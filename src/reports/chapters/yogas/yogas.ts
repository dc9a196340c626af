import { type JudgedYoga, judgeYogas, type YogaFamily } from '#src/astrology/yogas/judge-yogas.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import {
  absentYogas,
  absentYogasCaption,
  absentYogasHead,
  yogaFamilies,
  yogaTexts,
} from '#src/reports/content/en/yogas/yogas.ts';
import { createStatement } from '#src/reports/text/statement.ts';

/** Those in the chart are told with their reason; the others are named, each with why it is not there. */
export const yogasChapter: Chapter = {
  withTime: (context) => {
    const judged = judgeYogas(context.chart);
    const found = judged.filter(({ verdict }) => verdict.present);
    const missed = judged.filter(({ verdict }) => !verdict.present);
    return {
      kind: 'table',
      id: 'yogas',
      ...headings.yogas,
      lead: 'A yoga is a pattern that old astrologers met often enough to give it a name. It is a talent on offer, not a prize already won, and its absence takes nothing away.',
      statements: found.map(({ yoga: { key, name, source }, verdict: { because, keys } }) =>
        createStatement(context, `${name}. ${yogaTexts[key]}`, because, keys, source),
      ),
      tables: [buildAbsentYogasTable(missed)],
      statementsFirst: true,
    };
  },
};

/** A line a family: what is absent takes less room than what is there. */
function buildAbsentYogasTable(missed: readonly JudgedYoga[]) {
  const families = Object.entries(yogaFamilies) as [YogaFamily, string][];
  const rows = families.flatMap(([family, heading]) => {
    const of = missed.filter(({ yoga }) => yoga.family === family);
    const told = of.map(({ yoga: { key, name } }) => `${name}: ${absentYogas[key]}`);
    return of.length > 0 ? [[heading, `${told.join('; ')}.`]] : [];
  });
  return { caption: absentYogasCaption, head: [...absentYogasHead], rows };
}

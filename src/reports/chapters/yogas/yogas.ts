/** Yogas in the chart with their reasons; all others by name, with why they are absent. */
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
import { writeYogaStatement } from './yoga-statement.ts';

export const yogasChapter: Chapter = {
  withTime: (context) => {
    const judged = judgeYogas(context.chart);
    const present = judged.filter(({ verdict }) => verdict.isPresent);
    const absent = judged.filter(({ verdict }) => !verdict.isPresent);
    return {
      kind: 'table',
      id: 'yogas',
      ...headings.yogas,
      lead: 'A yoga is a pattern that old astrologers met often enough to give it a name. It is a talent on offer, not a prize already won, and its absence takes nothing away.',
      statements: present.map((judgedYoga) =>
        writeYogaStatement(context, judgedYoga, yogaTexts[judgedYoga.yoga.key]),
      ),
      tables: [buildAbsentYogasTable(absent)],
      hasStatementsFirst: true,
    };
  },
};

/** One line per family of absent yogas. */
function buildAbsentYogasTable(absent: readonly JudgedYoga[]) {
  const families = Object.entries(yogaFamilies) as [YogaFamily, string][];
  const rows = families.flatMap(([family, heading]) => {
    const familyYogas = absent.filter(({ yoga }) => yoga.family === family);
    const entries = familyYogas.map(({ yoga: { key, name } }) => `${name}: ${absentYogas[key]}`);
    return familyYogas.length > 0 ? [[heading, `${entries.join('; ')}.`]] : [];
  });
  return { caption: absentYogasCaption, head: [...absentYogasHead], rows };
}

/** Yogas in the chart with their reasons; the well-known absent ones with their rules, and all others by name. */
import { content } from '#src/reports/content/content.ts';
import { type JudgedYoga, judgeYogas, type YogaFamily } from '#src/astrology/yogas/judge-yogas.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Table } from '#src/reports/contract.ts';
import { toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { formatYogaReason, getYogaRule, getYogaShortName } from '#src/reports/text/yoga-phrases.ts';
import { chooseYogaText, writeYogaStatement } from './yoga-statement.ts';
import { writeYogakarakaStatement } from './yogakaraka.ts';
import { writeYogasPageWithoutTime } from './yogas-without-time.ts';

export const yogasChapter: Chapter = {
  withTime: (context) => {
    const judged = judgeYogas(context.chart);
    const present = judged.filter(({ verdict }) => verdict.isPresent);
    const absent = judged.filter(({ verdict }) => !verdict.isPresent);
    const asked = content.yogas.askedYogas.flatMap(
      (key) => absent.find(({ yoga }) => yoga.key === key) ?? [],
    );
    const others = absent.filter((judgedYoga) => !asked.includes(judgedYoga));
    return {
      kind: 'table',
      id: 'yogas',
      ...content.common.headings.yogas,
      lead: content.yogas.yogasLead,
      statements: present.map((judgedYoga) =>
        judgedYoga.yoga.key === 'yogakaraka'
          ? writeYogakarakaStatement(context, judgedYoga, {
              usual: content.yogas.yogaTexts.yogakaraka,
              weak: content.yogas.weakYogakaraka,
            })
          : writeYogaStatement(context, judgedYoga, chooseYogaText(context, judgedYoga)),
      ),
      tables: [buildAskedYogasTable(asked), buildOtherYogasTable(others)],
      hasStatementsFirst: true,
    };
  },
  withoutTime: writeYogasPageWithoutTime,
};

const buildAskedYogasTable = (absent: readonly JudgedYoga[]): Table => ({
  caption: content.yogas.absentYogasTexts.asked.caption,
  head: [...content.yogas.absentYogasTexts.asked.head],
  rows: absent.map(({ yoga, verdict }) => {
    const { name, rule } = getYogaRule(yoga.key);
    return [name, rule, toUppercaseFirst(formatYogaReason(verdict.reason))];
  }),
});

/** One line per family. */
function buildOtherYogasTable(absent: readonly JudgedYoga[]): Table {
  const families = Object.entries(content.yogas.yogaFamilies) as [YogaFamily, string][];
  const rows = families.flatMap(([family, heading]) => {
    const names = absent
      .filter(({ yoga }) => yoga.family === family)
      .map(({ yoga }) => getYogaShortName(yoga.key));
    return names.length > 0 ? [[heading, names.join(', ')]] : [];
  });
  return {
    caption: content.yogas.absentYogasTexts.others.caption,
    head: [...content.yogas.absentYogasTexts.others.head],
    rows,
  };
}

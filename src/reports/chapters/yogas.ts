import { type JudgedYoga, judgedYogas, type YogaFamily } from '#src/astrology/yogas/judged-yogas.ts';
import { timeKnown, type Chapter } from '#src/reports/chapter.ts';
import { headings } from '#src/reports/content/en/chapters.ts';
import { missedCaption, yogaFamilies, yogaTexts } from '#src/reports/content/en/yogas.ts';
import { say } from '#src/reports/say.ts';

/** Yogas are told with their rule whether present or not, so that anybody can look for themselves. */
export const yogas: Chapter = {
  fits: timeKnown,
  write: (reading) => {
    const judged = judgedYogas(reading.chart);
    const found = judged.filter(({ verdict }) => verdict.present);
    const missed = judged.filter(({ verdict }) => !verdict.present);
    return {
      kind: 'table',
      id: 'yogas',
      ...headings.yogas,
      lead: 'A yoga is a pattern that old astrologers met often enough to give it a name. It is a talent on offer, not a prize already won, and its absence takes nothing away.',
      statements: found.map(({ yoga: { key, name, source }, verdict: { because, keys } }) =>
        say(reading, `${name}. ${yogaTexts[key]}`, because, keys, source),
      ),
      tables: [missedTable(missed)],
      statementsFirst: true,
    };
  },
};

/** One table, so that its columns stay; each family under its own heading. */
function missedTable(missed: readonly JudgedYoga[]) {
  const families = Object.entries(yogaFamilies) as [YogaFamily, string][];
  const rows = families.flatMap(([family, heading]) => {
    const of = missed.filter(({ yoga }) => yoga.family === family);
    const told = of.map(({ yoga, verdict }) => [yoga.name, yoga.rule, verdict.because]);
    return of.length > 0 ? [[heading], ...told] : [];
  });
  return { caption: missedCaption, head: ['Not in this chart', 'Rule', 'because'], rows };
}

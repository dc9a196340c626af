import { timeKnown, type Chapter } from '#src/reports/chapter.ts';
import { headings } from '#src/reports/content/en/chapters.ts';
import { yogaTexts, type YogaKey, type YogaText } from '#src/reports/content/en/yogas.ts';
import { say } from '#src/reports/say.ts';
import { yogasOf } from '#src/reports/yogas.ts';

export const yogas: Chapter = {
  fits: timeKnown,
  write: (reading) => {
    const found = yogasOf(reading.chart);
    return {
      kind: 'table',
      id: 'yogas',
      ...headings.yogas,
      lead: 'A yoga is a pattern that old astrologers met often enough to give it a name. It is a talent on offer, not a prize already won, and its absence takes nothing away.',
      statements: found.map(({ key, because, keys }) => {
        const { name, text, source } = yogaTexts[key] as YogaText;
        return say(reading, `${name}. ${text}`, because, keys, source);
      }),
      tables: [absentTable(found.map(({ key }) => key))],
    };
  },
};

/** Yogas are told with their rule whether present or not, so that anybody can look for themselves. */
function absentTable(found: readonly YogaKey[]) {
  const rows = (Object.entries(yogaTexts) as [YogaKey, YogaText][]).map(([key, { name, rule }]) => [
    name,
    rule,
    found.includes(key) ? 'present' : 'not here',
  ]);
  return {
    caption: 'The combinations looked for, with the rule that was used.',
    head: ['Yoga', 'Rule', 'In your chart'],
    rows,
  };
}

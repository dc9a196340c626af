import type { Chapter } from '#src/reports/chapter.ts';
import { headings, howTo, howToOfDay } from '#src/reports/content/en/chapters.ts';

export const contents: Chapter = {
  numbered: false,
  write: ({ chart }) => ({
    kind: 'contents',
    id: 'contents',
    ...headings.contents,
    howTo: [...(chart.lagna ? howTo : howToOfDay)],
  }),
};

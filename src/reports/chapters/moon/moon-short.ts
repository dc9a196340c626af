/** The Moon without an opening page: this report is too small for one. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import { moonChapter } from './moon.ts';

export const moonShortChapter: Chapter = {
  write: (context, before) => {
    const page = moonChapter.write(context, before);
    return page.kind === 'essay' ? { ...page, compact: true } : page;
  },
};

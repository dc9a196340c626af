/** The Moon without an opening page: this report is too small for one. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import { moon } from './moon.ts';

export const compactMoon: Chapter = {
  write: (reading, before) => {
    const page = moon.write(reading, before);
    return page.kind === 'essay' ? { ...page, compact: true } : page;
  },
};

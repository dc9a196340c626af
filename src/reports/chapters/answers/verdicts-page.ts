/** Sade Sati and Manglik, answered with yes or no on one page. */
import { verdictHeadings } from '#src/reports/content/en/answers/verdicts.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { writeManglikVerdict } from './manglik-verdict.ts';
import { writeSadeSatiVerdicts } from './sade-sati-verdict.ts';

export const verdictsChapter: Chapter = {
  write: (context) => ({
    kind: 'verdicts',
    id: 'verdicts',
    ...verdictHeadings,
    verdicts: [...writeSadeSatiVerdicts(context), writeManglikVerdict(context)],
  }),
};

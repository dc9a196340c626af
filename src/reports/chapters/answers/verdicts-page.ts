/** Sade Sati and Manglik, answered with yes or no on one page. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { writeManglikVerdict } from './manglik-verdict.ts';
import { writeSadeSatiVerdicts } from './sade-sati-verdict.ts';

export const verdictsChapter: Chapter = {
  write: (context) => ({
    kind: 'verdicts',
    id: 'verdicts',
    ...content.answers.verdictHeadings,
    verdicts: [...writeSadeSatiVerdicts(context), writeManglikVerdict(context)],
  }),
};

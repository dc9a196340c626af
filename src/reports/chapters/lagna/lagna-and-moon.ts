/** Lagna, Moon and star in one chapter without an opening page, for small reports with a known hour. */
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPage } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { lagna } from './lagna.ts';
import { moonAndStar } from '#src/reports/chapters/moon/moon.ts';

export const lagnaAndMoon: Chapter = {
  isIncluded: isTimeKnown,
  write: (reading) => {
    const [front, inner] = [essay(lagna, reading), essay(moonAndStar, reading)];
    return {
      ...front,
      ...headings.lagnaAndMoon,
      compact: true,
      parts: [...front.parts, ...inner.parts].map(shortened),
    };
  },
};

/** Two sheets hold three statements of each part, and no words drawn out in large. */
const shortened = ({ pullQuote: _, ...part }: EssayPage['parts'][number]) => ({
  ...part,
  statements: part.statements.slice(0, 3),
});

function essay({ write }: Chapter, reading: ReportContext): Omit<EssayPage, 'number'> {
  const draft = write(reading, []);
  if (draft.kind !== 'essay') throw new Error('Lagna and Moon are told in statements.');
  return draft;
}

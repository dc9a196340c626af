/** Lagna, Moon and star in one chapter without an opening page, for small reports with a known hour. */
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPage } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { lagnaChapter } from './lagna.ts';
import { moonAndNakshatraChapter } from '#src/reports/chapters/moon/moon.ts';

export const lagnaAndMoonChapter: Chapter = {
  isIncluded: isTimeKnown,
  write: (context) => {
    const [front, inner] = [writeEssay(lagnaChapter, context), writeEssay(moonAndNakshatraChapter, context)];
    return {
      ...front,
      ...headings.lagnaAndMoon,
      compact: true,
      parts: [...front.parts, ...inner.parts].map(shortenPart),
    };
  },
};

/** Two sheets hold three statements of each part, and no words drawn out in large. */
const shortenPart = ({ pullQuote: _, ...part }: EssayPage['parts'][number]) => ({
  ...part,
  statements: part.statements.slice(0, 3),
});

function writeEssay({ write }: Chapter, context: ReportContext): Omit<EssayPage, 'number'> {
  const draft = write(context, []);
  if (draft.kind !== 'essay') throw new Error('Lagna and Moon are told in statements.');
  return draft;
}

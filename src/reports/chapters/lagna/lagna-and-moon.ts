/** Lagna, Moon and nakshatra in one chapter without an opening page, for small reports. */
import { content } from '#src/reports/content/content.ts';
import { writeMoonAndNakshatra } from '#src/reports/chapters/moon/moon.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import { writeLagna } from './lagna.ts';

export const lagnaAndMoonChapter: Chapter = {
  withTime: (context) => {
    const lagna = writeLagna(context);
    return {
      ...lagna,
      ...content.common.headings.lagnaAndMoon,
      isCompact: true,
      parts: [...lagna.parts, ...writeMoonAndNakshatra(context).parts].map(shortenPart),
    };
  },
};

/** Three statements of each part and no pull quote, so that the chapter fits on two pages. */
const shortenPart = ({ pullQuote: _, ...part }: EssayPart) => ({
  ...part,
  statements: part.statements.slice(0, 3),
});

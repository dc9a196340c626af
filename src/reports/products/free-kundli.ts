import { restrictToUnknownTime } from '#src/reports/context/chapter.ts';
import { birth } from '#src/reports/chapters/birth-data/birth-data.ts';
import { charts } from '#src/reports/chapters/birth-data/charts.ts';
import { closingWords } from '#src/reports/chapters/common/glossary.ts';
import { contents } from '#src/reports/chapters/common/contents.ts';
import { grahas } from '#src/reports/chapters/grahas/graha-positions.ts';
import { lagnaAndMoon } from '#src/reports/chapters/lagna/lagna-and-moon.ts';
import { method } from '#src/reports/chapters/common/method.ts';
import { minute } from '#src/reports/chapters/summary/general-summary.ts';
import { moonAndStar } from '#src/reports/chapters/moon/moon.ts';
import { periods } from '#src/reports/chapters/periods/periods.ts';
import type { Product } from '#src/reports/product.ts';

export const freeKundli: Product = {
  name: 'Free Kundli',
  devanagari: 'जन्म पत्रिका',
  chapters: [
    minute,
    contents,
    birth,
    charts,
    grahas,
    lagnaAndMoon,
    restrictToUnknownTime(moonAndStar),
    periods,
    method,
    closingWords,
  ],
};

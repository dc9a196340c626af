import { ofDay } from '#src/reports/chapter.ts';
import { birth } from '#src/reports/chapters/birth.ts';
import { charts } from '#src/reports/chapters/charts.ts';
import { closingWords } from '#src/reports/chapters/closing-words.ts';
import { contents } from '#src/reports/chapters/contents.ts';
import { grahas } from '#src/reports/chapters/grahas.ts';
import { lagnaAndMoon } from '#src/reports/chapters/lagna-and-moon.ts';
import { method } from '#src/reports/chapters/method.ts';
import { minute } from '#src/reports/chapters/minute.ts';
import { moonAndStar } from '#src/reports/chapters/moon.ts';
import { periods } from '#src/reports/chapters/periods.ts';
import type { Product } from '#src/reports/product.ts';

export const freeKundli: Product = {
  name: 'Free Kundli',
  deva: 'जन्म पत्रिका',
  chapters: [
    minute,
    contents,
    birth,
    charts,
    grahas,
    lagnaAndMoon,
    ofDay(moonAndStar),
    periods,
    method,
    closingWords,
  ],
};

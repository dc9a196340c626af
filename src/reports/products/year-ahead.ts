import { birth } from '#src/reports/chapters/birth.ts';
import { charts } from '#src/reports/chapters/charts.ts';
import { closingWords } from '#src/reports/chapters/closing-words.ts';
import { contents } from '#src/reports/chapters/contents.ts';
import { method } from '#src/reports/chapters/method.ts';
import { slowTransits } from '#src/reports/chapters/saturn/slow-transits.ts';
import { yearChart } from '#src/reports/chapters/year/return-chart.ts';
import { yearGlance } from '#src/reports/chapters/year/glance.ts';
import { yearLord } from '#src/reports/chapters/year/lord.ts';
import { yearMinute } from '#src/reports/chapters/year/minute.ts';
import { months } from '#src/reports/chapters/year/months.ts';
import { mudda } from '#src/reports/chapters/year/mudda.ts';
import { yearNumbers } from '#src/reports/chapters/year/numbers.ts';
import { yearRemedies } from '#src/reports/chapters/year/remedies.ts';
import type { Product } from '#src/reports/product.ts';

export const yearAhead: Product = {
  name: 'Year Ahead',
  deva: 'वर्षफल',
  chapters: [
    yearMinute,
    contents,
    birth,
    charts,
    yearGlance,
    yearChart,
    yearLord,
    yearNumbers,
    mudda,
    ...months(12),
    slowTransits,
    yearRemedies,
    method,
    closingWords,
  ],
};

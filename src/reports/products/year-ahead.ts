import { birth } from '#src/reports/chapters/birth-data/birth-data.ts';
import { charts } from '#src/reports/chapters/birth-data/charts.ts';
import { closingWords } from '#src/reports/chapters/common/glossary.ts';
import { contents } from '#src/reports/chapters/common/contents.ts';
import { method } from '#src/reports/chapters/common/method.ts';
import { slowTransits } from '#src/reports/chapters/saturn/slow-transits.ts';
import { yearChart } from '#src/reports/chapters/year/solar-return-chart.ts';
import { yearGlance } from '#src/reports/chapters/year/year-overview.ts';
import { yearLord } from '#src/reports/chapters/year/year-lord.ts';
import { yearMinute } from '#src/reports/chapters/year/year-summary.ts';
import { months } from '#src/reports/chapters/year/month-chapters.ts';
import { mudda } from '#src/reports/chapters/year/mudda-dasha.ts';
import { yearNumbers } from '#src/reports/chapters/year/year-tables.ts';
import { yearRemedies } from '#src/reports/chapters/year/year-remedies.ts';
import type { Product } from '#src/reports/product.ts';

export const yearAhead: Product = {
  name: 'Year Ahead',
  devanagari: 'वर्षफल',
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

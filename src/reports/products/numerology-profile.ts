import { birth } from '#src/reports/chapters/birth-data/birth-data.ts';
import { charts } from '#src/reports/chapters/birth-data/charts.ts';
import { closingWords } from '#src/reports/chapters/common/glossary.ts';
import { contents } from '#src/reports/chapters/common/contents.ts';
import { method } from '#src/reports/chapters/common/method.ts';
import { numbersBirth } from '#src/reports/chapters/numbers/birth-numbers.ts';
import { numbersChart } from '#src/reports/chapters/numbers/numbers-in-chart.ts';
import { numbersCustoms } from '#src/reports/chapters/numbers/number-customs.ts';
import { numbersGrid } from '#src/reports/chapters/numbers/lo-shu-grid.ts';
import { numbersMinute } from '#src/reports/chapters/numbers/numbers-summary.ts';
import { numbersMonths } from '#src/reports/chapters/numbers/personal-months.ts';
import { numbersName } from '#src/reports/chapters/numbers/name-numbers.ts';
import { numbersOrigins } from '#src/reports/chapters/numbers/number-workings.ts';
import { numbersSpelling } from '#src/reports/chapters/numbers/name-spelling.ts';
import { numbersStages } from '#src/reports/chapters/numbers/pinnacles.ts';
import { numbersYear } from '#src/reports/chapters/numbers/personal-year.ts';
import type { Product } from '#src/reports/product.ts';

export const numerologyProfile: Product = {
  name: 'Numerology Profile',
  devanagari: 'अंक ज्योतिष',
  chapters: [
    numbersMinute,
    contents,
    birth,
    numbersOrigins,
    numbersBirth,
    numbersName,
    numbersSpelling,
    numbersGrid,
    charts,
    numbersChart,
    numbersYear,
    numbersMonths,
    numbersStages,
    numbersCustoms,
    method,
    closingWords,
  ],
};

import { birth } from '#src/reports/chapters/birth.ts';
import { charts } from '#src/reports/chapters/charts.ts';
import { closingWords } from '#src/reports/chapters/closing-words.ts';
import { contents } from '#src/reports/chapters/contents.ts';
import { method } from '#src/reports/chapters/method.ts';
import { numbersBirth } from '#src/reports/chapters/numbers/birth.ts';
import { numbersChart } from '#src/reports/chapters/numbers/chart.ts';
import { numbersCustoms } from '#src/reports/chapters/numbers/customs.ts';
import { numbersGrid } from '#src/reports/chapters/numbers/grid.ts';
import { numbersMinute } from '#src/reports/chapters/numbers/minute.ts';
import { numbersMonths } from '#src/reports/chapters/numbers/months.ts';
import { numbersName } from '#src/reports/chapters/numbers/name.ts';
import { numbersOrigins } from '#src/reports/chapters/numbers/origins.ts';
import { numbersSpelling } from '#src/reports/chapters/numbers/spelling.ts';
import { numbersStages } from '#src/reports/chapters/numbers/stages.ts';
import { numbersYear } from '#src/reports/chapters/numbers/year.ts';
import type { Product } from '#src/reports/product.ts';

export const numerologyProfile: Product = {
  name: 'Numerology Profile',
  deva: 'अंक ज्योतिष',
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

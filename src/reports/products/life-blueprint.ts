import { areasBeforeHouses } from '#src/reports/chapters/areas.ts';
import { birth } from '#src/reports/chapters/birth.ts';
import { charts } from '#src/reports/chapters/charts.ts';
import { closingWords } from '#src/reports/chapters/closing-words.ts';
import { contents } from '#src/reports/chapters/contents.ts';
import { doshas } from '#src/reports/chapters/doshas/doshas.ts';
import { grahas } from '#src/reports/chapters/grahas.ts';
import { houses } from '#src/reports/chapters/houses/houses.ts';
import { howToRead } from '#src/reports/chapters/how-to-read.ts';
import { lagna } from '#src/reports/chapters/lagna.ts';
import { lucky } from '#src/reports/chapters/lucky.ts';
import { method } from '#src/reports/chapters/method.ts';
import { minute } from '#src/reports/chapters/minute.ts';
import { moon } from '#src/reports/chapters/moon.ts';
import { nakshatra } from '#src/reports/chapters/nakshatra.ts';
import { nineGrahas } from '#src/reports/chapters/nine-grahas.ts';
import { numbersInBrief } from '#src/reports/chapters/numbers/brief.ts';
import { periodTable } from '#src/reports/chapters/period-table.ts';
import { periods } from '#src/reports/chapters/periods.ts';
import { remedies } from '#src/reports/chapters/remedies.ts';
import { sadeSati } from '#src/reports/chapters/saturn/sade-sati.ts';
import { slowTransits } from '#src/reports/chapters/saturn/slow-transits.ts';
import { strengths } from '#src/reports/chapters/strengths/strengths.ts';
import { moreCharts } from '#src/reports/chapters/vargas/more-charts.ts';
import { monthsInBrief } from '#src/reports/chapters/year/months-brief.ts';
import { monthTable } from '#src/reports/chapters/year/months.ts';
import { yogas } from '#src/reports/chapters/yogas.ts';
import type { Product } from '#src/reports/product.ts';

export const lifeBlueprint: Product = {
  name: 'Complete Life Blueprint',
  deva: 'जीवन पत्रिका',
  chapters: [
    minute,
    contents,
    howToRead,
    birth,
    charts,
    moreCharts([10, 7, 4, 12]),
    grahas,
    lagna,
    moon,
    nakshatra,
    nineGrahas,
    areasBeforeHouses,
    houses,
    yogas,
    doshas,
    strengths,
    periods,
    periodTable,
    sadeSati,
    slowTransits,
    monthTable,
    monthsInBrief,
    numbersInBrief,
    remedies,
    lucky,
    method,
    closingWords,
  ],
};

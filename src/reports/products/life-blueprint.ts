import { areasBeforeHouses } from '#src/reports/chapters/life-areas/life-areas.ts';
import { birth } from '#src/reports/chapters/birth-data/birth-data.ts';
import { charts } from '#src/reports/chapters/birth-data/charts.ts';
import { closingWords } from '#src/reports/chapters/common/glossary.ts';
import { contents } from '#src/reports/chapters/common/contents.ts';
import { doshas } from '#src/reports/chapters/doshas/doshas.ts';
import { grahas } from '#src/reports/chapters/grahas/graha-positions.ts';
import { houses } from '#src/reports/chapters/houses/houses.ts';
import { howToRead } from '#src/reports/chapters/birth-data/birth-time-accuracy.ts';
import { lagna } from '#src/reports/chapters/lagna/lagna.ts';
import { lucky } from '#src/reports/chapters/remedies/lucky-table.ts';
import { method } from '#src/reports/chapters/common/method.ts';
import { minute } from '#src/reports/chapters/summary/general-summary.ts';
import { moon } from '#src/reports/chapters/moon/moon.ts';
import { nakshatra } from '#src/reports/chapters/moon/nakshatra.ts';
import { nineGrahas } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { numbersInBrief } from '#src/reports/chapters/numbers/numbers-short.ts';
import { periodTable } from '#src/reports/chapters/periods/period-table.ts';
import { periods } from '#src/reports/chapters/periods/periods.ts';
import { remedies } from '#src/reports/chapters/remedies/general-remedies.ts';
import { sadeSati } from '#src/reports/chapters/saturn/sade-sati.ts';
import { slowTransits } from '#src/reports/chapters/saturn/slow-transits.ts';
import { strengths } from '#src/reports/chapters/strengths/strengths.ts';
import { moreCharts } from '#src/reports/chapters/divisional-charts/divisional-charts.ts';
import { monthsInBrief } from '#src/reports/chapters/year/months-short.ts';
import { monthTable } from '#src/reports/chapters/year/month-chapters.ts';
import { yogas } from '#src/reports/chapters/yogas/yogas.ts';
import type { Product } from '#src/reports/product.ts';

export const lifeBlueprint: Product = {
  name: 'Complete Life Blueprint',
  devanagari: 'जीवन पत्रिका',
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

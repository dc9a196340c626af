import { areas } from '#src/reports/chapters/life-areas/life-areas.ts';
import { birth } from '#src/reports/chapters/birth-data/birth-data.ts';
import { charts } from '#src/reports/chapters/birth-data/charts.ts';
import { closingWords } from '#src/reports/chapters/common/glossary.ts';
import { contents } from '#src/reports/chapters/common/contents.ts';
import { doshas } from '#src/reports/chapters/doshas/doshas.ts';
import { grahas } from '#src/reports/chapters/grahas/graha-positions.ts';
import { lagna } from '#src/reports/chapters/lagna/lagna.ts';
import { method } from '#src/reports/chapters/common/method.ts';
import { minute } from '#src/reports/chapters/summary/general-summary.ts';
import { moon } from '#src/reports/chapters/moon/moon.ts';
import { nakshatra } from '#src/reports/chapters/moon/nakshatra.ts';
import { nineGrahas } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { periodTable } from '#src/reports/chapters/periods/period-table.ts';
import { periods } from '#src/reports/chapters/periods/periods.ts';
import { remedies } from '#src/reports/chapters/remedies/general-remedies.ts';
import { sadeSati } from '#src/reports/chapters/saturn/sade-sati.ts';
import { yogas } from '#src/reports/chapters/yogas/yogas.ts';
import type { Product } from '#src/reports/product.ts';

export const janamKundli: Product = {
  name: 'Janam Kundli',
  devanagari: 'जन्म कुण्डली',
  chapters: [
    minute,
    contents,
    birth,
    charts,
    grahas,
    lagna,
    moon,
    nakshatra,
    nineGrahas,
    areas,
    yogas,
    doshas,
    periods,
    periodTable,
    sadeSati,
    remedies,
    method,
    closingWords,
  ],
};

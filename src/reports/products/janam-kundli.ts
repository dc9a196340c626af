import { areas } from '#src/reports/chapters/areas.ts';
import { birth } from '#src/reports/chapters/birth.ts';
import { charts } from '#src/reports/chapters/charts.ts';
import { closingWords } from '#src/reports/chapters/closing-words.ts';
import { contents } from '#src/reports/chapters/contents.ts';
import { doshas } from '#src/reports/chapters/doshas/doshas.ts';
import { grahas } from '#src/reports/chapters/grahas.ts';
import { lagna } from '#src/reports/chapters/lagna.ts';
import { method } from '#src/reports/chapters/method.ts';
import { minute } from '#src/reports/chapters/minute.ts';
import { moon } from '#src/reports/chapters/moon.ts';
import { nakshatra } from '#src/reports/chapters/nakshatra.ts';
import { nineGrahas } from '#src/reports/chapters/nine-grahas.ts';
import { periodTable } from '#src/reports/chapters/period-table.ts';
import { periods } from '#src/reports/chapters/periods.ts';
import { remedies } from '#src/reports/chapters/remedies.ts';
import { sadeSati } from '#src/reports/chapters/saturn/sade-sati.ts';
import { yogas } from '#src/reports/chapters/yogas.ts';
import type { Product } from '#src/reports/product.ts';

export const janamKundli: Product = {
  name: 'Janam Kundli',
  deva: 'जन्म कुण्डली',
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

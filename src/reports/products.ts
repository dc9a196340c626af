/** Which chapters each report has, in the order of its pages. */
import type { Chapter } from './chapter.ts';
import { areas } from './chapters/areas.ts';
import { birth } from './chapters/birth.ts';
import { charts } from './chapters/charts.ts';
import { closingWords } from './chapters/closing-words.ts';
import { contents } from './chapters/contents.ts';
import { grahas } from './chapters/grahas.ts';
import { lagna } from './chapters/lagna.ts';
import { method } from './chapters/method.ts';
import { minute } from './chapters/minute.ts';
import { moon, moonAndStar } from './chapters/moon.ts';
import { nakshatra } from './chapters/nakshatra.ts';
import { nineGrahas } from './chapters/nine-grahas.ts';
import { periodTable } from './chapters/period-table.ts';
import { periods } from './chapters/periods.ts';
import { remedies } from './chapters/remedies.ts';
import { yogas } from './chapters/yogas.ts';
import type { WritableReport } from './reading.ts';

export type Product = { name: string; deva: string; chapters: readonly Chapter[] };

export const products: Record<WritableReport, Product> = {
  'free-kundli': {
    name: 'Free Kundli',
    deva: 'जन्म पत्रिका',
    chapters: [minute, contents, birth, charts, grahas, lagna, moonAndStar, periods, method, closingWords],
  },
  'janam-kundli': {
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
      periods,
      periodTable,
      remedies,
      method,
      closingWords,
    ],
  },
};

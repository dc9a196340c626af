import { birth } from '#src/reports/chapters/birth-data/birth-data.ts';
import { closingWords } from '#src/reports/chapters/common/glossary.ts';
import { contents } from '#src/reports/chapters/common/contents.ts';
import { method } from '#src/reports/chapters/common/method.ts';
import { saturnMinute } from '#src/reports/chapters/saturn/saturn-summary.ts';
import { saturnHere } from '#src/reports/chapters/saturn/natal-saturn.ts';
import { saturnRemedies } from '#src/reports/chapters/saturn/saturn-remedies.ts';
import { sadeSatiAlone } from '#src/reports/chapters/saturn/sade-sati.ts';
import { slowTransitsBrief } from '#src/reports/chapters/saturn/slow-transits.ts';
import type { Product } from '#src/reports/product.ts';

export const sadeSatiCheck: Product = {
  name: 'Sade Sati Check',
  devanagari: 'साढ़े साती',
  chapters: [
    saturnMinute,
    contents,
    birth,
    sadeSatiAlone,
    slowTransitsBrief,
    saturnHere,
    saturnRemedies,
    method,
    closingWords,
  ],
};

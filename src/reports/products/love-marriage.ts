import { birth } from '#src/reports/chapters/birth-data/birth-data.ts';
import { charts } from '#src/reports/chapters/birth-data/charts.ts';
import { closingWords } from '#src/reports/chapters/common/glossary.ts';
import { contents } from '#src/reports/chapters/common/contents.ts';
import { grahas } from '#src/reports/chapters/grahas/graha-positions.ts';
import { lagna } from '#src/reports/chapters/lagna/lagna.ts';
import { loveHeart } from '#src/reports/chapters/love/affection.ts';
import { loveHome } from '#src/reports/chapters/love/household.ts';
import { loveMatch } from '#src/reports/chapters/love/match.ts';
import { loveMinute } from '#src/reports/chapters/love/love-summary.ts';
import { loveOther } from '#src/reports/chapters/love/partner.ts';
import { loveRemedies } from '#src/reports/chapters/love/love-remedies.ts';
import { loveSeasons } from '#src/reports/chapters/love/marriage-timing.ts';
import { method } from '#src/reports/chapters/common/method.ts';
import { moonAndStar } from '#src/reports/chapters/moon/moon.ts';
import { periods } from '#src/reports/chapters/periods/periods.ts';
import type { Product } from '#src/reports/product.ts';

export const loveMarriage: Product = {
  name: 'Love & Marriage',
  devanagari: 'प्रेम और विवाह',
  chapters: [
    loveMinute,
    contents,
    birth,
    charts,
    grahas,
    lagna,
    moonAndStar,
    loveHeart,
    loveOther,
    loveHome,
    loveMatch,
    loveSeasons,
    periods,
    loveRemedies,
    method,
    closingWords,
  ],
};

import { birth } from '#src/reports/chapters/birth.ts';
import { charts } from '#src/reports/chapters/charts.ts';
import { closingWords } from '#src/reports/chapters/closing-words.ts';
import { contents } from '#src/reports/chapters/contents.ts';
import { grahas } from '#src/reports/chapters/grahas.ts';
import { lagna } from '#src/reports/chapters/lagna.ts';
import { loveHeart } from '#src/reports/chapters/love/heart.ts';
import { loveHome } from '#src/reports/chapters/love/home.ts';
import { loveMatch } from '#src/reports/chapters/love/match.ts';
import { loveMinute } from '#src/reports/chapters/love/minute.ts';
import { loveOther } from '#src/reports/chapters/love/other.ts';
import { loveRemedies } from '#src/reports/chapters/love/remedies.ts';
import { loveSeasons } from '#src/reports/chapters/love/seasons.ts';
import { method } from '#src/reports/chapters/method.ts';
import { moonAndStar } from '#src/reports/chapters/moon.ts';
import { periods } from '#src/reports/chapters/periods.ts';
import type { Product } from '#src/reports/product.ts';

export const loveMarriage: Product = {
  name: 'Love & Marriage',
  deva: 'प्रेम और विवाह',
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

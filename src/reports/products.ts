/** The chapters of each report, by product key. */
import type { Product } from './context/chapter.ts';
import { careerWealth } from './products/career-wealth.ts';
import { freeKundli } from './products/free-kundli.ts';
import { janamKundli } from './products/janam-kundli.ts';
import { lifeBlueprint } from './products/life-blueprint.ts';
import { loveMarriage } from './products/love-marriage.ts';
import { matchReport } from './products/match-report.ts';
import { moonAndNakshatra } from './products/moon-and-nakshatra.ts';
import { numerologyProfile } from './products/numerology-profile.ts';
import { sadeSatiCheck } from './products/sade-sati-check.ts';
import { yearAhead } from './products/year-ahead.ts';
import type { ProductKey } from './context/report-context.ts';

export const products: Record<ProductKey, Product> = {
  'free-kundli': freeKundli,
  'janam-kundli': janamKundli,
  'moon-and-nakshatra': moonAndNakshatra,
  'love-marriage': loveMarriage,
  'sade-sati-check': sadeSatiCheck,
  'numerology-profile': numerologyProfile,
  'career-wealth': careerWealth,
  'year-ahead': yearAhead,
  'life-blueprint': lifeBlueprint,
  'match-report': matchReport,
};

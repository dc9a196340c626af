/** A dosha that is there and is not. */
import { gandaMulaTexts, gandaMulaByStar } from '#src/reports/content/en/doshas/ganda-mula.ts';
import { kaalSarpTexts } from '#src/reports/content/en/doshas/kaal-sarp.ts';
import { manglikVerdicts, verdictByTextKey } from '#src/reports/content/en/doshas/manglik.ts';
import { manglikInMarriage } from '#src/reports/content/en/love/manglik-in-marriage.ts';
import { type ForbiddenPair, hasStatement } from './document-queries.ts';

const listManglikTexts = (verdict: 'none' | 'cancelled' | 'mild' | 'present'): string[] => [
  ...Object.entries(manglikVerdicts)
    .filter(([key]) => verdictByTextKey[key as keyof typeof verdictByTextKey] === verdict)
    .map(([, text]) => text),
  manglikInMarriage[verdict],
  ...(verdict === 'cancelled' ? [manglikInMarriage.cancelledAside] : []),
];

export const doshas: ForbiddenPair[] = [
  {
    name: 'Manglik absent and present',
    one: hasStatement(...listManglikTexts('none')),
    other: hasStatement(
      ...listManglikTexts('cancelled'),
      ...listManglikTexts('mild'),
      ...listManglikTexts('present'),
    ),
  },
  {
    name: 'Manglik lifted and standing',
    one: hasStatement(...listManglikTexts('cancelled')),
    other: hasStatement(...listManglikTexts('mild'), ...listManglikTexts('present')),
  },
  {
    name: 'Manglik mild and in full',
    one: hasStatement(...listManglikTexts('mild')),
    other: hasStatement(...listManglikTexts('present')),
  },
  {
    name: 'Kaal Sarp absent and present',
    one: hasStatement(kaalSarpTexts.none),
    other: hasStatement(
      kaalSarpTexts.full,
      kaalSarpTexts.fullWithoutTime,
      kaalSarpTexts.open,
      kaalSarpTexts.axis,
    ),
  },
  {
    name: 'a birth star at a seam and away from all of them',
    one: hasStatement(gandaMulaTexts.none),
    other: hasStatement(...Object.values(gandaMulaByStar)),
  },
];

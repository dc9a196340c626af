/** A dosha that is there and is not. */
import { gandaMulaTexts, gandaMulaByStar } from '#src/reports/content/en/doshas/ganda-mula.ts';
import { kaalSarpTexts } from '#src/reports/content/en/doshas/kaal-sarp.ts';
import { manglikVerdicts, verdictByTextKey } from '#src/reports/content/en/doshas/manglik.ts';
import { manglikInMarriage } from '#src/reports/content/en/love/manglik-in-marriage.ts';
import { type ForbiddenPair, says } from './asking.ts';

const manglikSaid = (verdict: 'none' | 'cancelled' | 'mild' | 'present'): string[] => [
  ...Object.entries(manglikVerdicts)
    .filter(([key]) => verdictByTextKey[key as keyof typeof verdictByTextKey] === verdict)
    .map(([, text]) => text),
  manglikInMarriage[verdict],
  ...(verdict === 'cancelled' ? [manglikInMarriage.cancelledAside] : []),
];

export const doshas: ForbiddenPair[] = [
  {
    name: 'Manglik absent and present',
    one: says(...manglikSaid('none')),
    other: says(...manglikSaid('cancelled'), ...manglikSaid('mild'), ...manglikSaid('present')),
  },
  {
    name: 'Manglik lifted and standing',
    one: says(...manglikSaid('cancelled')),
    other: says(...manglikSaid('mild'), ...manglikSaid('present')),
  },
  {
    name: 'Manglik mild and in full',
    one: says(...manglikSaid('mild')),
    other: says(...manglikSaid('present')),
  },
  {
    name: 'Kaal Sarp absent and present',
    one: says(kaalSarpTexts.none),
    other: says(kaalSarpTexts.full, kaalSarpTexts.fullWithoutTime, kaalSarpTexts.open, kaalSarpTexts.axis),
  },
  {
    name: 'a birth star at a seam and away from all of them',
    one: says(gandaMulaTexts.none),
    other: says(...Object.values(gandaMulaByStar)),
  },
];

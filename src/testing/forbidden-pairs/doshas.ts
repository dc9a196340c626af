/** A dosha that is there and is not. */
import { gandaMulaSays, gandaStars } from '#src/reports/content/en/doshas/ganda-mula.ts';
import { kaalSarpSays } from '#src/reports/content/en/doshas/kaal-sarp.ts';
import { manglikVerdicts, verdictOf } from '#src/reports/content/en/doshas/manglik.ts';
import { manglikInMarriage } from '#src/reports/content/en/love/manglik-in-marriage.ts';
import { type ForbiddenPair, says } from './asking.ts';

const manglikSaid = (verdict: 'none' | 'cancelled' | 'mild' | 'present'): string[] => [
  ...Object.entries(manglikVerdicts)
    .filter(([key]) => verdictOf[key as keyof typeof verdictOf] === verdict)
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
    one: says(kaalSarpSays.none),
    other: says(kaalSarpSays.full, kaalSarpSays.fullOfDay, kaalSarpSays.open, kaalSarpSays.axis),
  },
  {
    name: 'a birth star at a seam and away from all of them',
    one: says(gandaMulaSays.none),
    other: says(...Object.values(gandaStars)),
  },
];

/** A dosha that is present and absent. */
import { gandaMulaTexts, gandaMulaByNakshatra } from '#src/reports/content/en/doshas/ganda-mula.ts';
import { KAAL_SARP_TYPES } from '#src/astrology/contract-doshas.ts';
import { kaalSarpTexts, partialKaalSarp } from '#src/reports/content/en/doshas/kaal-sarp.ts';
import {
  manglikVerdicts,
  marriedManglikVerdicts,
  verdictByTextKey,
} from '#src/reports/content/en/doshas/manglik.ts';
import { kundliManglikAnswers } from '#src/reports/content/en/answers/kundli-manglik.ts';
import { manglikAnswers } from '#src/reports/content/en/answers/love-answers.ts';
import { manglikInMarriage, manglikUntimed } from '#src/reports/content/en/love/manglik-in-marriage.ts';
import { type ForbiddenPair, hasStatement } from './document-queries.ts';

const listManglikTexts = (verdict: 'none' | 'cancelled' | 'mild' | 'present'): string[] => [
  ...[...Object.entries(manglikVerdicts), ...Object.entries(marriedManglikVerdicts)]
    .filter(([key]) => verdictByTextKey[key as keyof typeof verdictByTextKey] === verdict)
    .map(([, text]) => text),
  manglikInMarriage[verdict],
  ...(verdict === 'cancelled' ? [manglikInMarriage.cancelledAside] : []),
];

export const doshaPairs: ForbiddenPair[] = [
  {
    name: 'Manglik absent and present',
    hasFirst: hasStatement(...listManglikTexts('none')),
    hasSecond: hasStatement(
      ...listManglikTexts('cancelled'),
      ...listManglikTexts('mild'),
      ...listManglikTexts('present'),
    ),
  },
  {
    name: 'Manglik cancelled and in force',
    hasFirst: hasStatement(...listManglikTexts('cancelled')),
    hasSecond: hasStatement(...listManglikTexts('mild'), ...listManglikTexts('present')),
  },
  {
    name: 'Manglik mild and in full',
    hasFirst: hasStatement(...listManglikTexts('mild')),
    hasSecond: hasStatement(...listManglikTexts('present')),
  },
  {
    name: 'Manglik answered no where the main count is open',
    hasFirst: hasStatement(
      kundliManglikAnswers.none,
      kundliManglikAnswers.cancelled,
      manglikAnswers.none.detail,
      manglikAnswers.cancelled.text,
      ...listManglikTexts('none').filter((text) => text !== manglikVerdicts.noneWithoutTime),
    ),
    hasSecond: hasStatement(
      manglikVerdicts.noneWithoutTime,
      manglikVerdicts.cancelledWithoutTime,
      manglikVerdicts.mildWithoutTime,
      manglikUntimed,
    ),
  },
  {
    name: 'Kaal Sarp absent and present',
    hasFirst: hasStatement(kaalSarpTexts.none),
    hasSecond: hasStatement(
      kaalSarpTexts.full,
      kaalSarpTexts.fullWithoutTime,
      ...KAAL_SARP_TYPES.flatMap((type) => [partialKaalSarp.outside(type), partialKaalSarp.onAxis(type)]),
      partialKaalSarp.outside(null),
      partialKaalSarp.onAxis(null),
    ),
  },
  {
    name: 'a birth star at a junction of signs (Ganda Mula) and at none',
    hasFirst: hasStatement(gandaMulaTexts.none),
    hasSecond: hasStatement(...Object.values(gandaMulaByNakshatra)),
  },
];

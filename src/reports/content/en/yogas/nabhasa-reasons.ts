/** Reasons of nabhasa yogas, which all seven classical grahas form. */
import type { SignQuality } from '#src/astrology/yogas/reasons.ts';
import {
  formatList,
  getSignName,
  grahaPhrases,
  toNumberWord,
} from '#src/reports/content/en/grammar/index.ts';
import { formatHouse, formatPlacement, formatPlacements, type YogaReasonTexts } from './reason-phrases.ts';
import { yogaShortNames } from './yoga-short-names.ts';

const signQualities: Record<SignQuality, string> = { movable: 'movable', fixed: 'fixed', dual: 'dual' };

export const nabhasaReasons = {
  asraya: ({ quality, signs }) =>
    `all seven are in ${signQualities[quality]} signs, in ${formatList(signs.map(getSignName))}`,
  outsideQuality: ({ graha, sign, quality }) =>
    `${grahaPhrases[graha]} is in ${getSignName(sign)}, not a ${signQualities[quality]} sign`,
  dala: ({ placements }) => `three kendras belong to them alone, ${formatPlacements(placements)}`,
  outsideAngles: ({ graha, house }) =>
    `${grahaPhrases[graha]} is in ${formatHouse(house)}, which is no kendra`,
  sharedAngle: ({ placements }) => `they share a kendra: ${formatPlacements(placements)}`,
  excludedInAngle: (placement) => `${formatPlacement(placement)} is in a kendra too`,
  akriti: ({ placements }) => `the seven fill this figure, ${formatPlacements(placements)}`,
  outsideFigure: (placement) => `${formatPlacement(placement)} is outside`,
  emptyHouseOfFigure: ({ house }) => `${formatHouse(house)} has none of the seven`,
  sankhya: ({ signs }) =>
    `the seven grahas are in ${formatSignCount(signs.length)}, ${formatList(signs.map(getSignName))}${signs.length > 1 ? ', and in no other figure of houses' : ''}`,
  otherSignCount: ({ count }) => `the seven grahas are in ${formatSignCount(count)}`,
  otherNabhasaYoga: ({ count, yoga }) =>
    `the ${formatSignCount(count)} make ${yogaShortNames[yoga]}, which goes first`,
} satisfies Partial<YogaReasonTexts>;

const formatSignCount = (count: number): string => `${toNumberWord(count)} ${count === 1 ? 'sign' : 'signs'}`;

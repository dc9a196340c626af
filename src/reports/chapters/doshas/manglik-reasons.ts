/** The reason why a rule of cancellation applies in a chart, with the keys of its facts. */
import type { Cancellation, MarsOrigin } from '#src/astrology/contract-doshas.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import {
  cancellationReasons as texts,
  marsOrigins,
  weaknessPhrases,
} from '#src/reports/content/en/doshas/manglik-reasons.ts';
import { isDignified } from '#src/reports/facts/graha-condition.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import type { Reason } from '#src/reports/text/statement.ts';

/** Only for rules that apply. */
export const describeCancellation = (chart: Chart, { key, affectedOrigins }: Cancellation): Reason =>
  REASONS[key]!(chart, getSignName(chart.grahas.Mars.sign), affectedOrigins);

export const describeOrigin = (origin: MarsOrigin): string => marsOrigins[origin];

const describeOrigins = (origins: readonly MarsOrigin[]): string => formatList(origins.map(describeOrigin));

/** `sign` is the name of the sign of Mars. */
type ReasonWriter = (chart: Chart, sign: string, origins: readonly MarsOrigin[]) => Reason;

const REASONS: Record<string, ReasonWriter> = {
  'own-or-exalted': (_, sign) => createSignReason(texts.ownOrExalted(sign)),
  'leo-or-aquarius': (_, sign) => createSignReason(texts.leoOrAquarius(sign)),
  'second-of-mercury': (_, sign, origins) => createHouseReason(texts.secondOfMercury, sign, origins),
  'fourth-of-mars': (_, sign, origins) => createHouseReason(texts.fourthOfMars, sign, origins),
  'seventh-cancer-capricorn': (_, sign, origins) => createHouseReason(texts.seventh, sign, origins),
  'eighth-of-jupiter': (_, sign, origins) => createHouseReason(texts.eighthOfJupiter, sign, origins),
  'twelfth-of-venus': (_, sign, origins) => createHouseReason(texts.twelfthOfVenus, sign, origins),
  'friendly-sign': ({ grahas: { Mars } }, sign) =>
    createSignReason(texts.friendlySign(sign, formatGraha(getSignLord(Mars.sign)))),
  'movable-sign': (_, sign) => createSignReason(texts.movableSign(sign)),
  'weak-mars': ({ grahas: { Mars } }, sign) => ({
    because: texts.weakMars(sign, formatList(listWeaknesses(Mars))),
    keys: ['Mars.retrograde', 'Mars.combust', 'Mars.dignity'],
  }),
  'with-jupiter': (_, sign) => createConjunctionReason('Jupiter', texts.withJupiter(sign)),
  'with-moon': (_, sign) => createConjunctionReason('Moon', texts.withMoon(sign)),
  'aspected-by-jupiter': ({ grahas }, sign) => ({
    because: texts.aspectedByJupiter(getSignName(grahas.Jupiter.sign), sign),
    keys: ['Mars.from.Jupiter'],
  }),
  yogakaraka: (chart) => ({
    because: texts.yogakaraka(getSignName(chart.lagna!.sign)),
    keys: ['lagna.sign'],
  }),
  'benefic-in-lagna': (chart) => createBeneficReason(chart, 1, texts.beneficInLagna),
  'strong-benefic-in-seventh': (chart) => createBeneficReason(chart, 7, texts.beneficInSeventh),
  'saturn-in-protecting-house': (chart) => ({
    because: texts.saturn(formatOrdinal(getHouse(chart, 'Saturn'))),
    keys: ['Saturn.house'],
  }),
  'moon-in-angle': (chart) => ({
    because: texts.moonInAngle(formatOrdinal(getHouse(chart, 'Moon'))),
    keys: ['Moon.house'],
  }),
  'dispositor-in-angle-or-trine': (chart, sign) => {
    const lord = getSignLord(chart.grahas.Mars.sign);
    const because = texts.dispositor(formatGraha(lord), sign, formatOrdinal(getHouse(chart, lord)));
    return { because, keys: ['Mars.sign', `${lord}.house`] };
  },
  'seventh-lord-in-seventh': (chart) => {
    const lord = getHouseLord(chart, 7);
    return { because: texts.seventhLord(formatGraha(lord)), keys: ['lord.7', `${lord}.house`] };
  },
};

const createSignReason = (because: string): Reason => ({ because, keys: ['Mars.sign'] });

function createHouseReason(
  write: (sign: string, origins: string) => string,
  sign: string,
  origins: readonly MarsOrigin[],
): Reason {
  const keys = origins.map((origin) => (origin === 'lagna' ? 'Mars.house' : `Mars.from.${origin}`));
  return { because: write(sign, describeOrigins(origins)), keys: ['Mars.sign', ...keys] };
}

const createConjunctionReason = (graha: Graha, because: string): Reason => ({
  because,
  keys: [`${graha}.sign`, 'Mars.sign'],
});

function listWeaknesses({ isRetrograde, isCombust, dignity }: Chart['grahas'][Graha]): string[] {
  return [
    ...(isRetrograde ? [weaknessPhrases.retrograde] : []),
    ...(isCombust ? [weaknessPhrases.combust] : []),
    ...(dignity === 'debilitated' ? [weaknessPhrases.debilitated] : []),
    ...(dignity === 'enemy' ? [weaknessPhrases.enemy] : []),
  ];
}

function createBeneficReason(
  chart: Chart,
  house: number,
  write: (grahas: string, verb: string) => string,
): Reason {
  const benefics = (['Jupiter', 'Venus'] as const).filter((graha) =>
    isProtectingBenefic(chart, graha, house),
  );
  return {
    because: write(formatList(benefics), benefics.length > 1 ? 'are' : 'is'),
    keys: benefics.flatMap((graha) => [`${graha}.house`, `${graha}.dignity`]),
  };
}

/** Any benefic in the lagna protects; in the seventh only a dignified one that is not combust. */
function isProtectingBenefic(chart: Chart, graha: 'Jupiter' | 'Venus', house: number): boolean {
  const { dignity, isCombust } = chart.grahas[graha];
  return getHouse(chart, graha) === house && (house === 1 || (isDignified(dignity) && !isCombust));
}

/** The reason why a rule of cancellation applies in a chart, with the keys of its facts. */
import { content } from '#src/reports/content/content.ts';
import type { Cancellation, MarsOrigin } from '#src/astrology/contract-doshas.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { isDignified } from '#src/reports/facts/graha-condition.ts';
import { markConditions } from '#src/reports/text/condition-marks.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import type { Reason } from '#src/reports/text/statement.ts';

/** Only for rules that apply. Mars and the graha that helps are marked where they are exalted, debilitated or combust. */
export function describeCancellation(chart: Chart, rule: Cancellation): Reason {
  const { because, keys } = REASONS[rule.key]!(
    chart,
    getSignName(chart.grahas.Mars.sign),
    rule.affectedOrigins,
  );
  return { because: markConditions(chart, because, isPlaceRule(rule) ? ['Mars'] : GRAHAS), keys };
}

const PLACE_RULES = [
  'second-of-mercury',
  'fourth-of-mars',
  'seventh-cancer-capricorn',
  'eighth-of-jupiter',
  'twelfth-of-venus',
];

/** The rule combines a counted place of Mars with its sign, so its reason repeats the place. */
export const isPlaceRule = ({ key }: Cancellation): boolean => PLACE_RULES.includes(key);

/** Without a birth time the Moon sign may be one of two, so it is named. */
export const describeOrigin = (
  { lagna, grahas }: Pick<Chart, 'lagna' | 'grahas'>,
  origin: MarsOrigin,
): string =>
  origin === 'Moon' && !lagna
    ? content.doshas.moonOrigin(getSignName(grahas.Moon.sign))
    : content.doshas.marsOrigins[origin];

export const describeOrigins = (origins: readonly MarsOrigin[]): string =>
  formatList(origins.map((origin) => content.doshas.marsOrigins[origin]));

/** `sign` is the name of the sign of Mars. */
type ReasonWriter = (chart: Chart, sign: string, origins: readonly MarsOrigin[]) => Reason;

const REASONS: Record<string, ReasonWriter> = {
  'own-or-exalted': ({ grahas: { Mars } }, sign) => {
    const { exalted, ownSign } = content.doshas.cancellationReasons;
    return createSignReason((getSignLord(Mars.sign) === 'Mars' ? ownSign : exalted)(sign));
  },
  'leo-or-aquarius': (_, sign) => createSignReason(content.doshas.cancellationReasons.leoOrAquarius(sign)),
  'second-of-mercury': (_, sign, origins) =>
    createHouseReason(content.doshas.cancellationReasons.secondOfMercury, sign, origins),
  'fourth-of-mars': (_, sign, origins) =>
    createHouseReason(content.doshas.cancellationReasons.fourthOfMars, sign, origins),
  'seventh-cancer-capricorn': (_, sign, origins) =>
    createHouseReason(content.doshas.cancellationReasons.seventh, sign, origins),
  'eighth-of-jupiter': (_, sign, origins) =>
    createHouseReason(content.doshas.cancellationReasons.eighthOfJupiter, sign, origins),
  'twelfth-of-venus': (_, sign, origins) =>
    createHouseReason(content.doshas.cancellationReasons.twelfthOfVenus, sign, origins),
  'friendly-sign': ({ grahas: { Mars } }, sign) =>
    createSignReason(
      content.doshas.cancellationReasons.friendlySign(sign, formatGraha(getSignLord(Mars.sign))),
    ),
  'movable-sign': (_, sign) => createSignReason(content.doshas.cancellationReasons.movableSign(sign)),
  'weak-mars': ({ grahas: { Mars } }, sign) => ({
    because: content.doshas.cancellationReasons.weakMars(sign, formatList(listWeaknesses(Mars))),
    keys: ['Mars.retrograde', 'Mars.combust', 'Mars.dignity'],
  }),
  'with-jupiter': (_, sign) =>
    createConjunctionReason('Jupiter', content.doshas.cancellationReasons.withJupiter(sign)),
  'with-moon': (_, sign) =>
    createConjunctionReason('Moon', content.doshas.cancellationReasons.withMoon(sign)),
  'aspected-by-jupiter': ({ grahas }, sign) => ({
    because: content.doshas.cancellationReasons.aspectedByJupiter(getSignName(grahas.Jupiter.sign), sign),
    keys: ['Mars.from.Jupiter'],
  }),
  yogakaraka: (chart) => ({
    because: content.doshas.cancellationReasons.yogakaraka(getSignName(chart.lagna!.sign)),
    keys: ['lagna.sign'],
  }),
  'benefic-in-lagna': (chart) =>
    createBeneficReason(chart, 1, content.doshas.cancellationReasons.beneficInLagna),
  'strong-benefic-in-seventh': (chart) =>
    createBeneficReason(chart, 7, content.doshas.cancellationReasons.beneficInSeventh),
  'saturn-in-protecting-house': (chart) => ({
    because: content.doshas.cancellationReasons.saturn(formatOrdinal(getHouse(chart, 'Saturn'))),
    keys: ['Saturn.house'],
  }),
  'moon-in-angle': (chart) => ({
    because: content.doshas.cancellationReasons.moonInAngle(formatOrdinal(getHouse(chart, 'Moon'))),
    keys: ['Moon.house'],
  }),
  'dispositor-in-angle-or-trine': (chart, sign) => {
    const lord = getSignLord(chart.grahas.Mars.sign);
    const because = content.doshas.cancellationReasons.dispositor(
      formatGraha(lord),
      sign,
      formatOrdinal(getHouse(chart, lord)),
    );
    return { because, keys: ['Mars.sign', `${lord}.house`] };
  },
  'seventh-lord-in-seventh': (chart) => {
    const lord = getHouseLord(chart, 7);
    return {
      because: content.doshas.cancellationReasons.seventhLord(formatGraha(lord)),
      keys: ['lord.7', `${lord}.house`],
    };
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
    ...(isRetrograde ? [content.doshas.weaknessPhrases.retrograde] : []),
    ...(isCombust ? [content.doshas.weaknessPhrases.combust] : []),
    ...(dignity === 'debilitated' ? [content.doshas.weaknessPhrases.debilitated] : []),
    ...(dignity === 'enemy' ? [content.doshas.weaknessPhrases.enemy] : []),
  ];
}

function createBeneficReason(
  chart: Chart,
  house: number,
  write: (grahas: string, isPlural: boolean) => string,
): Reason {
  const benefics = (['Jupiter', 'Venus'] as const).filter((graha) =>
    isProtectingBenefic(chart, graha, house),
  );
  return {
    because: write(formatList(benefics.map(formatGraha)), benefics.length > 1),
    keys: benefics.flatMap((graha) => [`${graha}.house`, `${graha}.dignity`]),
  };
}

/** Any benefic in the lagna protects; in the seventh only a dignified one that is not combust. */
function isProtectingBenefic(chart: Chart, graha: 'Jupiter' | 'Venus', house: number): boolean {
  const { dignity, isCombust } = chart.grahas[graha];
  return getHouse(chart, graha) === house && (house === 1 || (isDignified(dignity) && !isCombust));
}

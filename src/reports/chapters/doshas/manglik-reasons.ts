/** The reason why a rule of cancellation applies in a chart, with the keys of its facts. */
import type { Cancellation, MarsOrigin } from '#src/astrology/contract-doshas.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { isDignified } from '#src/reports/facts/graha-condition.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import type { Reason } from '#src/reports/text/statement.ts';

/** Only for rules that apply. The phrases differ, because several reasons may follow each other. */
export const describeCancellation = (chart: Chart, { key, affectedOrigins }: Cancellation): Reason =>
  REASONS[key]!(chart, getSignName(chart.grahas.Mars.sign), affectedOrigins);

export const describeOrigin = (origin: MarsOrigin): string =>
  origin === 'Venus' ? 'Venus' : `the ${origin}`;

const describeOrigins = (origins: readonly MarsOrigin[]): string => formatList(origins.map(describeOrigin));

/** `sign` is the name of the sign of Mars. */
type ReasonWriter = (chart: Chart, sign: string, origins: readonly MarsOrigin[]) => Reason;

const REASONS: Record<string, ReasonWriter> = {
  'own-or-exalted': (_, sign) => createSignReason(`${sign} is a sign in which Mars rules or is exalted`),
  'leo-or-aquarius': (_, sign) => createSignReason(`Mars was passing through ${sign}`),
  'second-of-mercury': (_, sign, origins) =>
    createHouseReason(`the second from ${describeOrigins(origins)} is ${sign}, and Mars is there`, origins),
  'fourth-of-mars': (_, sign, origins) =>
    createHouseReason(`Mars has ${sign} for a fourth, counted from ${describeOrigins(origins)}`, origins),
  'seventh-cancer-capricorn': (_, sign, origins) =>
    createHouseReason(`${sign} is the seventh from ${describeOrigins(origins)}, with Mars in it`, origins),
  'eighth-of-jupiter': (_, sign, origins) =>
    createHouseReason(`from ${describeOrigins(origins)} the eighth is ${sign}, where Mars lodges`, origins),
  'twelfth-of-venus': (_, sign, origins) =>
    createHouseReason(
      `Mars is twelfth from ${describeOrigins(origins)}, and the twelfth is ${sign}`,
      origins,
    ),
  'friendly-sign': ({ grahas: { Mars } }, sign) =>
    createSignReason(`${sign} belongs to ${formatGraha(getSignLord(Mars.sign))}, a friend of Mars`),
  'movable-sign': (_, sign) => createSignReason(`the sign of Mars, ${sign}, is one of the four that move`),
  'weak-mars': ({ grahas: { Mars } }, sign) => ({
    because: `in ${sign} Mars was ${formatList(listWeaknesses(Mars))}, which counts as weak`,
    keys: ['Mars.retrograde', 'Mars.combust', 'Mars.dignity'],
  }),
  'with-jupiter': (_, sign) => createConjunctionReason('Jupiter', `${sign} holds Jupiter and Mars both`),
  'with-moon': (_, sign) => createConjunctionReason('Moon', `Mars and the Moon were both in ${sign}`),
  'aspected-by-jupiter': ({ grahas }) => ({
    because: `Jupiter looks from ${getSignName(grahas.Jupiter.sign)} at Mars in ${getSignName(grahas.Mars.sign)}`,
    keys: ['Mars.from.Jupiter'],
  }),
  yogakaraka: (chart) => ({
    because: `${getSignName(chart.lagna!.sign)} was rising, and Mars serves it best of all`,
    keys: ['lagna.sign'],
  }),
  'benefic-in-lagna': (chart) => createBeneficReason(chart, 1, 'in your first house, the lagna'),
  'strong-benefic-in-seventh': (chart) => createBeneficReason(chart, 7, 'strong in your seventh house'),
  'saturn-in-protecting-house': (chart) => ({
    because: `Saturn’s post is the ${formatOrdinal(getHouse(chart, 'Saturn'))} house`,
    keys: ['Saturn.house'],
  }),
  'moon-in-angle': (chart) => ({
    because: `the Moon’s corner is the ${formatOrdinal(getHouse(chart, 'Moon'))} house`,
    keys: ['Moon.house'],
  }),
  'dispositor-in-angle-or-trine': (chart, sign) => {
    const lord = getSignLord(chart.grahas.Mars.sign);
    const because = `the host of Mars, ${formatGraha(lord)} as lord of ${sign}, has the ${formatOrdinal(getHouse(chart, lord))} house`;
    return { because, keys: ['Mars.sign', `${lord}.house`] };
  },
  'seventh-lord-in-seventh': (chart) => {
    const lord = getHouseLord(chart, 7);
    return {
      because: `${formatGraha(lord)} rules your seventh house and stands in it`,
      keys: ['lord.7', `${lord}.house`],
    };
  },
};

const createSignReason = (because: string): Reason => ({ because, keys: ['Mars.sign'] });

function createHouseReason(because: string, origins: readonly MarsOrigin[]): Reason {
  const keys = origins.map((origin) => (origin === 'lagna' ? 'Mars.house' : `Mars.from.${origin}`));
  return { because, keys: ['Mars.sign', ...keys] };
}

const createConjunctionReason = (graha: Graha, because: string): Reason => ({
  because,
  keys: [`${graha}.sign`, 'Mars.sign'],
});

function listWeaknesses({ isRetrograde, isCombust, dignity }: Chart['grahas'][Graha]): string[] {
  return [
    ...(isRetrograde ? ['retrograde'] : []),
    ...(isCombust ? ['combust'] : []),
    ...(dignity === 'debilitated' ? ['in its fall'] : []),
    ...(dignity === 'enemy' ? ['on hostile ground'] : []),
  ];
}

function createBeneficReason(chart: Chart, house: number, place: string): Reason {
  const benefics = (['Jupiter', 'Venus'] as const).filter((graha) =>
    isProtectingBenefic(chart, graha, house),
  );
  return {
    because: `${formatList(benefics)} ${benefics.length > 1 ? 'are' : 'is'} ${place}`,
    keys: benefics.flatMap((graha) => [`${graha}.house`, `${graha}.dignity`]),
  };
}

/** Any benefic in the lagna protects; in the seventh only a dignified one that is not combust. */
function isProtectingBenefic(chart: Chart, graha: 'Jupiter' | 'Venus', house: number): boolean {
  const { dignity, isCombust } = chart.grahas[graha];
  return getHouse(chart, graha) === house && (house === 1 || (isDignified(dignity) && !isCombust));
}

/** Reasons of yogas that count from the lagna, from the Moon or from the Sun. */
import {
  formatOrdinal,
  getSignName,
  grahaPhrases,
} from '#src/reports/content/en/grammar/index.ts';
import {
  formatGrahas,
  formatGrahasWithVerb,
  formatHouse,
  formatPlacement,
  formatPlacements,
  formatPosition,
  type YogaReasonTexts,
} from './reason-phrases.ts';

export const placementReasons = {
  inHouse: ({ grahas, house }) => `${formatGrahasWithVerb(grahas)} in ${formatHouse(house)}`,
  notWellPlaced: ({ graha, sign }) => `${grahaPhrases[graha]} is not well placed in ${getSignName(sign)}`,
  together: ({ grahas, sign }) => `both ${formatGrahas(grahas)} are in ${getSignName(sign)}`,
  apart: ({ first, second }) =>
    `${grahaPhrases[first.graha]} is in ${getSignName(first.sign)} and ${formatPosition(second)}`,
  opposite: ({ first, second }) => `${formatPosition(first)} and ${formatPosition(second)} aspect each other (mutual drishti)`,

  mahapurusha: ({ graha, sign, house, isExalted }) =>
    `${grahaPhrases[graha]} is ${formatDignity(isExalted)} in ${getSignName(sign)}, and ${getSignName(sign)} is ${formatHouse(house)}, a kendra`,
  mahapurushaOutsideAngles: ({ graha, sign, house, isExalted }) =>
    `${grahaPhrases[graha]} is ${formatDignity(isExalted)} in ${getSignName(sign)}, but in ${formatHouse(house)}, which is no kendra`,
  neitherOwnNorExalted: ({ graha, sign }) =>
    `${grahaPhrases[graha]} is neither in its own sign nor exalted in ${getSignName(sign)}`,

  tenthFromMoon: ({ placements }) =>
    `in the tenth sign from the Moon ${placements.length === 1 ? 'is' : 'are'} ${formatPlacements(placements)}`,
  noneInTenth: () => 'no benefic is in the tenth from the lagna or from the Moon',
  kartari: ({ inTwelfth, inSecond }) =>
    `the lagna has ${formatGrahas(inTwelfth)} on one side, in the twelfth house, and ${formatGrahas(inSecond)} on the other, in the second`,
  noneOfNatureInHouse: ({ nature, house }) =>
    `no ${nature === 'benefic' ? 'benefic' : 'malefic'} is in ${formatHouse(house)}`,
  lagnadhi: ({ placements }) =>
    `opposite the lagna are ${formatPlacements(placements)}, and none of the three malefics with them`,
  maleficInLagnadhi: (placement) => `all three are there, but so is ${formatPlacement(placement)}`,
  parvata: ({ placements }) =>
    `the kendras have ${formatPlacements(placements)}, and no malefic is in the seventh or the eighth`,
  beneficsOutsideAngles: ({ placements }) => `outside the kendras are ${formatPlacements(placements)}`,
  maleficsInSeventhOrEighth: ({ placements }) => `a malefic is in the seventh or the eighth: ${formatPlacements(placements)}`,
  chatussagara: ({ placements }) => `no kendra is empty, with ${formatPlacements(placements)}`,
  emptyAngle: ({ house }) => `none of the seven is in ${formatHouse(house)}, a kendra`,
  emptyHouse: ({ house }) => `none of the seven is in ${formatHouse(house)}`,

  saraswati: ({ placements, jupiterSign }) =>
    `the three planets of learning are well seated, ${formatPlacements(placements)}, and Jupiter is at ease in ${getSignName(jupiterSign)}`,
  jupiterNotWellPlaced: ({ sign }) => `the houses agree, but Jupiter has no friend’s or better sign in ${getSignName(sign)}`,
  gauri: ({ sign, house }) =>
    `the Moon is in its own sign or exalted in ${getSignName(sign)}, ${formatHouse(house)}, and Jupiter aspects it`,
  moonOutsideOwnAndExaltation: ({ sign }) =>
    `the Moon is in ${getSignName(sign)}, not in ${getSignName(2)} or ${getSignName(4)}`,
  moonOutsideAnglesAndTrines: ({ house }) => `the Moon is at its best, but in ${formatHouse(house)}`,
  moonWithoutJupiter: ({ sign }) =>
    `the Moon is at its best in ${getSignName(sign)}, but Jupiter does not aspect it`,
  trimurti: ({ placements }) =>
    `each is at ease, and in a kendra or trikona: ${placements
      .map((placement) => `${formatPosition(placement)}, ${formatHouse(placement.house)}`)
      .join('; ')}`,
  kalanidhi: ({ house }) => `Mercury and Venus are both with ${formatPlacement({ graha: 'Jupiter', house })} or aspect it`,
  notConnectedToJupiter: ({ graha, jupiterHouse }) =>
    `${grahaPhrases[graha]} neither joins nor aspects ${formatPlacement({ graha: 'Jupiter', house: jupiterHouse })}`,
} satisfies Partial<YogaReasonTexts>;

const formatDignity = (isExalted: boolean): string => (isExalted ? 'exalted (uccha)' : 'in its own sign');

export const relativeReasons = {
  gajaKesari: ({ distance, helpers }) =>
    `${describeJupiterFromMoon(distance)}${
      helpers.length > 0
        ? `, and ${formatGrahas(helpers)} ${helpers.length === 1 ? 'joins or aspects' : 'join or aspect'} it`
        : ''
    }`,
  jupiterOutsideAnglesFromMoon: ({ distance }) =>
    `${describeJupiterFromMoon(distance)}, not in the first, fourth, seventh or tenth`,
  noneOnSide: ({ centre, side, sign }) =>
    `${getSignName(sign)}, ${side} ${grahaPhrases[centre]}, has no planet`,
  someOnOtherSide: ({ centre, grahas }) =>
    `${formatGrahasWithVerb(grahas)} on the other side of ${grahaPhrases[centre]}`,
  oneSide: ({ centre, side, grahas }) =>
    `${formatGrahasWithVerb(grahas)} in the sign ${side} ${grahaPhrases[centre]}, and none in the sign ${side === 'after' ? 'before' : 'after'} it`,
  bothSides: ({ centre, before, after }) =>
    `${formatGrahasWithVerb(before)} in the sign before ${grahaPhrases[centre]} and ${formatGrahas(after)} in the one after it`,
  nextToMoon: ({ grahas }) => `${formatGrahasWithVerb(grahas)} next to the Moon`,
  kemadruma: ({ sign }) =>
    `no planet is with the Moon in ${getSignName(sign)}, in the signs on both sides of it, or in a kendra from it or from the lagna: Kemadruma without its cancellations`,
  kemadrumaCancelled: ({ grahas: [graha, ...others], origin }) =>
    `no planet is next to the Moon, but ${grahaPhrases[graha!]}${others.length > 0 ? `, like ${formatGrahas(others)},` : ''} is in a kendra from the ${origin} and cancels Kemadruma`,
  adhi: ({ distances }) =>
    `counted from the Moon, you find ${distances
      .map(({ graha, distance }) => `${grahaPhrases[graha]} in the ${formatOrdinal(distance)}`)
      .join(', ')} sign`,
  outsideAdhi: ({ graha, distance }) =>
    `${grahaPhrases[graha]} is in the ${formatOrdinal(distance)} sign from the Moon`,
  vasumatiFromLagna: ({ placements }) =>
    `all three benefics are in houses of growth, ${placements.map(formatPlacement).join(', ')}`,
  vasumatiFromMoon: ({ grahas, outside: { graha, house } }) =>
    `${formatGrahas(grahas)} are all in signs of growth from the Moon, its third, sixth, tenth or eleventh; from the lagna, ${grahaPhrases[graha]} is in ${formatHouse(house)}`,
  outsideVasumati: ({ fromLagna, fromMoon }) =>
    `${grahaPhrases[fromLagna.graha]} is in ${formatHouse(fromLagna.house)}, and ${grahaPhrases[fromMoon.graha]} in the ${formatOrdinal(fromMoon.distance)} sign from the Moon`,
  moonFromJupiter: ({ distance }) => describeMoonFromJupiter(distance),
  sakata: ({ distance, house }) =>
    `${describeMoonFromJupiter(distance)}, and in ${formatHouse(house)}, away from the kendras`,
  sakataCancelled: ({ distance, house }) =>
    `${describeMoonFromJupiter(distance)}, but ${formatHouse(house)} is a kendra and cancels it`,
} satisfies Partial<YogaReasonTexts>;

const describeJupiterFromMoon = (distance: number): string =>
  distance === 1
    ? 'Jupiter is in one sign with the Moon'
    : `Jupiter is in the ${formatOrdinal(distance)} sign from the Moon`;

const describeMoonFromJupiter = (distance: number): string =>
  `the Moon is in the ${formatOrdinal(distance)} sign from Jupiter`;

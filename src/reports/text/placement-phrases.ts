/** Phrases for placements: a different one for each graha, so that nine reasons in a row differ. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getSignLord } from '#src/astrology/houses.ts';
import {
  formatDegrees,
  formatArcDistance,
  formatGraha,
  formatOrdinal,
  getSignName,
  getNakshatraName,
} from './phrases.ts';

/** "Saturn stands in your seventh house, at 11°58′ of Pisces" */
export function describeHousePlacement(chart: Chart, graha: Graha): string {
  const { degreeInSign, sign } = chart.grahas[graha];
  return HOUSE_PLACEMENT_PHRASES[graha](
    formatOrdinal(getHouse(chart, graha)),
    formatDegrees(degreeInSign),
    getSignName(sign),
  );
}

type HousePlacementPhrase = (house: string, degree: string, sign: string) => string;

const HOUSE_PLACEMENT_PHRASES: Record<Graha, HousePlacementPhrase> = {
  Sun: (house, degree, sign) => `the Sun stood at ${degree} of ${sign}, your ${house} house`,
  Moon: (house, degree, sign) => `the Moon was passing ${degree} of ${sign}, which is your ${house} house`,
  Mars: (house, degree, sign) => `Mars holds your ${house} house from ${degree} of ${sign}`,
  Mercury: (house, degree, sign) => `Mercury works from the ${house} house, at ${degree} of ${sign}`,
  Jupiter: (house, degree, sign) => `your ${house} house, ${sign}, is the seat of Jupiter, at ${degree}`,
  Venus: (house, degree, sign) =>
    `Venus has its place in ${sign}, ${degree}, the ${house} house from your lagna`,
  Saturn: (house, degree, sign) => `Saturn stands in your ${house} house, at ${degree} of ${sign}`,
  Rahu: (house, degree, sign) =>
    `the ascending node, Rahu, falls at ${degree} of ${sign}, in your ${house} house`,
  Ketu: (house, degree, sign) =>
    `Ketu, always opposite Rahu, has your ${house} house and ${degree} of ${sign}`,
};

/** "Pisces belongs to Jupiter, with whom Saturn is on neutral terms; its star is Uttara Bhadrapada" */
export function describeSignPlacement(chart: Chart, graha: Graha): string {
  const { sign, nakshatra, dignity } = chart.grahas[graha];
  const [grahaName, nakshatraName] = [formatGraha(graha), getNakshatraName(nakshatra)];
  const lord = formatGraha(getSignLord(sign));
  const signName = getSignName(sign);
  switch (dignity) {
    case 'exalted':
      return `${signName} is where ${grahaName} is exalted, and its star there is ${nakshatraName}`;
    case 'moolatrikona':
      return `${signName} is the moolatrikona of ${grahaName}, where it holds office; its star is ${nakshatraName}`;
    case 'own':
      return `${grahaName} is in its own ${signName}, in the star ${nakshatraName}`;
    case 'friendly':
      return `${grahaName} is the guest of a friend, ${lord}, in ${signName}, and of the star ${nakshatraName}`;
    case 'neutral':
      return `${signName} belongs to ${lord}, with whom ${grahaName} is on neutral terms; its star is ${nakshatraName}`;
    case 'enemy':
      return `${grahaName} stands in ${signName}, whose lord, ${lord}, is no friend to it; the star is ${nakshatraName}`;
    case 'debilitated':
      return `${signName} is the sign of fall for ${grahaName}, which stands there in ${nakshatraName}`;
    case null:
      return `${grahaName} moved through ${signName}, in the star ${nakshatraName}, with ${lord}, lord of the sign, for its host`;
  }
}

/** "your first and tenth houses"; not for the nodes, which rule no house */
export const describeHouses = (houses: readonly number[]): string =>
  houses.length === 1
    ? `your ${formatOrdinal(houses[0]!)} house`
    : `your ${houses.map(formatOrdinal).join(' and ')} houses`;

/** The verb for a graha in its own or moolatrikona sign. The Moon alone does not rule its moolatrikona sign: Taurus belongs to Venus. */
export const chooseOwnSignVerb = (
  { grahas }: Chart,
  graha: Graha,
  ownSignVerb = 'is master of',
  moolatrikonaVerb = 'holds office in',
): string => (graha === 'Moon' && grahas.Moon.dignity === 'moolatrikona' ? moolatrikonaVerb : ownSignVerb);

/** "the Moon and Saturn share Virgo, 3°10′ apart" */
export const describeSharedSign = (chart: Chart, first: Graha, second: Graha): string => {
  const sign = getSignName(chart.grahas[first].sign);
  return `${formatGraha(first)} and ${formatGraha(second)} share ${sign}, ${measureArcBetween(chart, first, second)} apart`;
};

function measureArcBetween(chart: Chart, first: Graha, second: Graha): string {
  return formatArcDistance(Math.abs(chart.grahas[first].degreeInSign - chart.grahas[second].degreeInSign));
}

/** Describes the meaning of a period in a chart by the nature of its lord, the houses the lord rules and the house it is in. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getSignLord, listRuledHouses, countSigns } from '#src/astrology/houses.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import {
  antardashaTexts,
  antardashaRelationTexts,
  houseSubjects,
  mahaDashaTexts,
  pratyantarHouseTexts,
  pratyantarTexts,
  sameLordRelationText,
  RULES,
  lordPlacementTexts,
} from './content/en.ts';
import type { Statement } from './contract.ts';

/**
 * Describes a mahadasha (main period). A node (Rahu or Ketu) gives the results of the lord of its sign. The three functions
 * for periods require a chart with a lagna.
 */
export function describeMaha(chart: Chart, lord: Graha): Statement {
  const house = getHouse(chart, lord);
  const resultLord = isNode(lord) ? getSignLord(chart.grahas[lord].sign) : lord;
  const subjects = listRuledHouses(chart, resultLord).map((houseNumber) => houseSubjects[houseNumber - 1]!);
  return {
    text: `${mahaDashaTexts[lord]} It is about ${subjects.join(', and ')}. Results come ${lordPlacementTexts[house - 1]}.`,
    because: isNode(lord) ? explainNode(chart, lord, resultLord) : explainLord(chart, lord),
    rule: isNode(lord) ? RULES.nodes : RULES.lordship,
  };
}

const isNode = (graha: Graha): boolean => graha === 'Rahu' || graha === 'Ketu';

const explainLord = (chart: Chart, lord: Graha): string =>
  `${formatGraha(lord)} rules your ${formatHouses(chart, lord)} and is in your ${formatPlace(chart, lord)}`;

const explainNode = (chart: Chart, node: Graha, lord: Graha): string =>
  `${node} rules no sign, is in your ${formatPlace(chart, node)}, and so gives the results of ${formatGraha(lord)}, lord of your ${formatHouses(chart, lord)}`;

/** Describes an antardasha (sub-period of a mahadasha). */
export function describeAntar(chart: Chart, maha: Graha, antar: Graha): Statement {
  const signCount = countSigns(chart, maha, antar);
  const relation = maha === antar ? sameLordRelationText : antardashaRelationTexts[signCount - 1]!;
  const because =
    maha === antar
      ? `${formatGraha(antar)} rules both, and every mahadasha begins with an antardasha of the same planet`
      : `${formatGraha(antar)}, in your ${formatOrdinal(getHouse(chart, antar))} house, is ${formatDistance(signCount)} ${formatGraha(maha)}`;
  return { text: `${antardashaTexts[antar]} ${relation}`, because, rule: RULES.counted };
}

/** `signCount` includes both signs: 1 is the same sign. */
const formatDistance = (signCount: number): string =>
  signCount === 1 ? 'in the same sign as' : `in the ${formatOrdinal(signCount)} sign counted from`;

/** Describes a pratyantar (sub-period of an antardasha). */
export function describePratyantar(chart: Chart, lord: Graha): Statement {
  const house = getHouse(chart, lord);
  const { sign } = chart.grahas[lord];
  return {
    text: `${pratyantarTexts[lord]} ${pratyantarHouseTexts[house - 1]}`,
    because: `${formatGraha(lord)} was in ${getSignName(sign)} at your birth, the ${formatOrdinal(house)} house from your lagna`,
    rule: RULES.place,
  };
}

const formatPlace = (chart: Chart, graha: Graha): string =>
  `${formatOrdinal(getHouse(chart, graha))} house, ${getSignName(chart.grahas[graha].sign)}`;

function formatHouses(chart: Chart, lord: Graha): string {
  const houses = listRuledHouses(chart, lord);
  return `${formatList(houses.map(formatOrdinal))} ${houses.length > 1 ? 'houses' : 'house'}`;
}

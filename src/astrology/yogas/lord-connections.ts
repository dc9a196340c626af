/**
 * Yogas of two connected house lords. The connection (sambandha) is one of four: the two grahas exchange signs, aspect each
 * other, are in one sign, or one is in a sign of the other and is aspected by it. Source: Brihat Parashara Hora Shastra 34,
 * with the four kinds as the commentaries on Laghu Parashari list them. Aspects are the full aspects by whole signs.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouseLord, hasAspectOn } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { formatGraha } from '#src/astrology/phrases.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict } from './rule.ts';
import {
  areTogether,
  areInExchange,
  areInMutualAspect,
  formatHouseLord,
  formatLordOf,
  getDispositor,
  listSignKeys,
  getGrahaSignName,
} from './placements.ts';

type HousePair = readonly [number, number];
/** Two grahas and the houses of the rule that each of them rules. */
type LordPair = { first: Graha; firstHouses: number[]; second: Graha; secondHouses: number[] };

/**
 * Judges whether the lords of any pair of houses are connected; the reason names all connected pairs and how they are
 * connected. A graha that rules both houses of a pair forms no connection.
 */
export function judgeLordConnection(chart: Chart, pairs: readonly HousePair[]): Verdict {
  const connections = listLordPairs(chart, pairs).flatMap((pair) => describeConnection(chart, pair) ?? []);
  const keys = listKeys(chart, pairs);
  if (connections.length > 0) return createPresentVerdict(connections.join('; '), keys);
  return createAbsentVerdict(
    pairs.length === 1 ? explainNoConnection(chart, pairs[0]!) : 'no two of these lords are connected',
    keys,
  );
}

/** Each pair of different grahas once, with all houses for which they form a pair. */
function listLordPairs(chart: Chart, pairs: readonly HousePair[]): LordPair[] {
  const lordPairs: LordPair[] = [];
  for (const houses of pairs) {
    const [first, second] = houses.map((house) => getHouseLord(chart, house)) as [Graha, Graha];
    if (first === second) continue;
    const known = lordPairs.find((pair) =>
      [pair.first, pair.second].every((graha) => graha === first || graha === second),
    );
    if (known) addHouses(known, first, houses);
    else lordPairs.push({ first, firstHouses: [houses[0]], second, secondHouses: [houses[1]] });
  }
  return lordPairs;
}

function addHouses(pair: LordPair, first: Graha, [firstHouse, secondHouse]: HousePair): void {
  const [houseOfFirst, houseOfSecond] =
    pair.first === first ? [firstHouse, secondHouse] : [secondHouse, firstHouse];
  if (!pair.firstHouses.includes(houseOfFirst)) pair.firstHouses.push(houseOfFirst);
  if (!pair.secondHouses.includes(houseOfSecond)) pair.secondHouses.push(houseOfSecond);
}

function describeConnection(chart: Chart, pair: LordPair): string | null {
  const { first, second } = pair;
  const [firstText, secondText] = [
    formatLordOf(first, pair.firstHouses),
    formatLordOf(second, pair.secondHouses),
  ];
  const [firstSign, secondSign] = [getGrahaSignName(chart, first), getGrahaSignName(chart, second)];
  if (areTogether(chart, first, second)) return `${firstText} and ${secondText} are together in ${firstSign}`;
  const areOpposed = areInMutualAspect(chart, first, second);
  if (areInExchange(chart, first, second))
    return `${firstText} and ${secondText} exchange signs, one in ${firstSign} and one in ${secondSign}${areOpposed ? ', and aspect each other' : ''}`;
  if (areOpposed) return `${firstText} in ${firstSign} and ${secondText} in ${secondSign} aspect each other`;
  if (isAspectedByDispositor(chart, first, second))
    return `${firstText} in ${firstSign} is aspected by the lord of that sign, ${secondText} from ${secondSign}`;
  if (isAspectedByDispositor(chart, second, first))
    return `${secondText} in ${secondSign} is aspected by the lord of that sign, ${firstText} from ${firstSign}`;
  return null;
}

const isAspectedByDispositor = (chart: Chart, graha: Graha, dispositor: Graha): boolean =>
  getDispositor(chart, graha) === dispositor && hasAspectOn(chart, dispositor, graha);

function explainNoConnection(chart: Chart, [firstHouse, secondHouse]: HousePair): string {
  const [firstLord, secondLord] = [getHouseLord(chart, firstHouse), getHouseLord(chart, secondHouse)];
  if (firstLord === secondLord)
    return `${formatGraha(firstLord)} alone rules the ${formatOrdinal(firstHouse)} and the ${formatOrdinal(secondHouse)}`;
  return `${formatHouseLord(chart, firstHouse)} is in ${getGrahaSignName(chart, firstLord)} and ${formatHouseLord(chart, secondHouse)} in ${getGrahaSignName(chart, secondLord)}`;
}

function listKeys(chart: Chart, pairs: readonly HousePair[]): string[] {
  const houses = [...new Set(pairs.flat())];
  const lords = new Set(houses.map((house) => getHouseLord(chart, house)));
  return [...houses.map((house) => `lord.${house}`), ...listSignKeys([...lords])];
}

/**
 * Yogas of two connected house lords. The connection (sambandha) is one of four: the two grahas exchange signs, aspect each
 * other, are in one sign, or one is in a sign of the other and is aspected by it. Source: Brihat Parashara Hora Shastra 34,
 * with the four kinds as the commentaries on Laghu Parashari list them. Aspects are the full aspects by whole signs.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouseLord, hasAspectOn } from '#src/astrology/houses.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict } from './rule.ts';
import {
  areTogether,
  areInExchange,
  areInMutualAspect,
  getDispositor,
  getGrahaInSign,
  getLordInSign,
  listSignKeys,
} from './placements.ts';
import type { LordConnection, YogaReason } from './reasons.ts';

type HousePair = readonly [number, number];
/** Two grahas and the houses of the rule that each of them rules. */
type LordPair = { first: Graha; firstHouses: number[]; second: Graha; secondHouses: number[] };

/**
 * Judges whether the lords of any pair of houses are connected; the reason names all connected pairs and how they are
 * connected. A graha that rules both houses of a pair forms no connection.
 */
export function judgeLordConnection(chart: Chart, pairs: readonly HousePair[]): Verdict {
  const connections = listLordPairs(chart, pairs).flatMap((pair) => findConnection(chart, pair) ?? []);
  const keys = listKeys(chart, pairs);
  if (connections.length > 0) return createPresentVerdict({ kind: 'connectedLords', connections }, keys);
  return createAbsentVerdict(
    pairs.length === 1 ? explainNoConnection(chart, pairs[0]!) : { kind: 'noConnectedLords' },
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

function findConnection(chart: Chart, pair: LordPair): LordConnection | null {
  const first = { ...getGrahaInSign(chart, pair.first), houses: pair.firstHouses };
  const second = { ...getGrahaInSign(chart, pair.second), houses: pair.secondHouses };
  if (areTogether(chart, pair.first, pair.second)) return { kind: 'together', first, second };
  const areOpposed = areInMutualAspect(chart, pair.first, pair.second);
  if (areInExchange(chart, pair.first, pair.second))
    return { kind: areOpposed ? 'exchangeAndAspect' : 'exchange', first, second };
  if (areOpposed) return { kind: 'mutualAspect', first, second };
  if (isAspectedByDispositor(chart, pair.first, pair.second))
    return { kind: 'aspectOfDispositor', first, second };
  if (isAspectedByDispositor(chart, pair.second, pair.first))
    return { kind: 'aspectOfDispositor', first: second, second: first };
  return null;
}

const isAspectedByDispositor = (chart: Chart, graha: Graha, dispositor: Graha): boolean =>
  getDispositor(chart, graha) === dispositor && hasAspectOn(chart, dispositor, graha);

function explainNoConnection(chart: Chart, houses: HousePair): YogaReason {
  const [first, second] = [getLordInSign(chart, houses[0]), getLordInSign(chart, houses[1])];
  return first.graha === second.graha
    ? { kind: 'oneLordAlone', graha: first.graha, houses }
    : { kind: 'lordsApart', first, second };
}

function listKeys(chart: Chart, pairs: readonly HousePair[]): string[] {
  const houses = [...new Set(pairs.flat())];
  const lords = new Set(houses.map((house) => getHouseLord(chart, house)));
  return [...houses.map((house) => `lord.${house}`), ...listSignKeys([...lords])];
}

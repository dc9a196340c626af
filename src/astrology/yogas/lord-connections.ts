/** Yogas of two house lords in one sign, or each in a sign of the other. */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { toAbsent, toPresent, type Verdict } from './rule.ts';
import {
  areTogether,
  areInExchange,
  formatGrahas,
  formatHouseLord,
  listSignKeys,
  getGrahaSignName,
} from './placements.ts';

type HousePair = readonly [number, number];

/**
 * Judges whether the lords of any pair of houses are connected; the first connected pair is the reason. A graha that
 * rules both houses of a pair forms no connection.
 */
export function judgeLordConnection(chart: Chart, pairs: readonly HousePair[]): Verdict {
  for (const pair of pairs) {
    const because = describeConnection(chart, pair);
    if (because) return toPresent(because, listKeys(chart, pair));
  }
  const [onlyPair] = pairs;
  return toAbsent(pairs.length === 1 ? explainNoConnection(chart, onlyPair!) : 'no two of these lords meet', [
    ...new Set(pairs.flatMap((pair) => listKeys(chart, pair))),
  ]);
}

function describeConnection(chart: Chart, [firstHouse, secondHouse]: HousePair): string | null {
  const [firstLord, secondLord] = [getHouseLord(chart, firstHouse), getHouseLord(chart, secondHouse)];
  if (firstLord === secondLord) return null;
  const lordsText = `${formatHouseLord(chart, firstHouse)} and ${formatHouseLord(chart, secondHouse)}`;
  if (areTogether(chart, firstLord, secondLord))
    return `${lordsText} stand together in ${getGrahaSignName(chart, firstLord)}`;
  return areInExchange(chart, firstLord, secondLord)
    ? `${lordsText} have changed places, one in ${getGrahaSignName(chart, firstLord)} and one in ${getGrahaSignName(chart, secondLord)}`
    : null;
}

function explainNoConnection(chart: Chart, [firstHouse, secondHouse]: HousePair): string {
  const [firstLord, secondLord] = [getHouseLord(chart, firstHouse), getHouseLord(chart, secondHouse)];
  if (firstLord === secondLord)
    return `${formatGrahas([firstLord])} alone rules the ${formatOrdinal(firstHouse)} and the ${formatOrdinal(secondHouse)}`;
  return `${formatHouseLord(chart, firstHouse)} is in ${getGrahaSignName(chart, firstLord)} and ${formatHouseLord(chart, secondHouse)} in ${getGrahaSignName(chart, secondLord)}`;
}

function listKeys(chart: Chart, [firstHouse, secondHouse]: HousePair): string[] {
  const lords = [...new Set([getHouseLord(chart, firstHouse), getHouseLord(chart, secondHouse)])];
  return [`lord.${firstHouse}`, `lord.${secondHouse}`, ...listSignKeys(lords)];
}

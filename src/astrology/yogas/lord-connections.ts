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
 * The first pair of houses whose lords are connected. A graha that rules both houses of a pair forms no connection.
 */
export function judgeLordConnection(chart: Chart, pairs: readonly HousePair[]): Verdict {
  for (const pair of pairs) {
    const because = describeConnection(chart, pair);
    if (because) return toPresent(because, listKeys(chart, pair));
  }
  const [only] = pairs;
  return toAbsent(pairs.length === 1 ? explainNoConnection(chart, only!) : 'no two of these lords meet', [
    ...new Set(pairs.flatMap((pair) => listKeys(chart, pair))),
  ]);
}

function describeConnection(chart: Chart, [one, other]: HousePair): string | null {
  const [a, b] = [getHouseLord(chart, one), getHouseLord(chart, other)];
  if (a === b) return null;
  const lords = `${formatHouseLord(chart, one)} and ${formatHouseLord(chart, other)}`;
  if (areTogether(chart, a, b)) return `${lords} stand together in ${getGrahaSignName(chart, a)}`;
  return areInExchange(chart, a, b)
    ? `${lords} have changed places, one in ${getGrahaSignName(chart, a)} and one in ${getGrahaSignName(chart, b)}`
    : null;
}

function explainNoConnection(chart: Chart, [one, other]: HousePair): string {
  const [a, b] = [getHouseLord(chart, one), getHouseLord(chart, other)];
  if (a === b)
    return `${formatGrahas([a])} alone rules the ${formatOrdinal(one)} and the ${formatOrdinal(other)}`;
  return `${formatHouseLord(chart, one)} is in ${getGrahaSignName(chart, a)} and ${formatHouseLord(chart, other)} in ${getGrahaSignName(chart, b)}`;
}

function listKeys(chart: Chart, [one, other]: HousePair): string[] {
  const lords = [...new Set([getHouseLord(chart, one), getHouseLord(chart, other)])];
  return [`lord.${one}`, `lord.${other}`, ...listSignKeys(lords)];
}

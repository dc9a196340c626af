/** Two lords together, or each in a sign of the other. */
import type { Chart } from '#src/astrology/contract.ts';
import { lordOf } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { no, yes, type Verdict } from './rule.ts';
import { areTogether, haveTraded, named, ruling, signKeys, signOf } from './standing.ts';

type Pair = readonly [number, number];

/** The first of the pairs of houses whose lords meet. Where one graha rules both houses of a pair there is nobody to meet. */
export function meeting(chart: Chart, pairs: readonly Pair[]): Verdict {
  for (const pair of pairs) {
    const because = howTheyMeet(chart, pair);
    if (because) return yes(because, keysOf(chart, pair));
  }
  const [only] = pairs;
  return no(pairs.length === 1 ? whyNot(chart, only!) : 'no two of these lords meet', [
    ...new Set(pairs.flatMap((pair) => keysOf(chart, pair))),
  ]);
}

function howTheyMeet(chart: Chart, [one, other]: Pair): string | null {
  const [a, b] = [lordOf(chart, one), lordOf(chart, other)];
  if (a === b) return null;
  const lords = `${ruling(chart, one)} and ${ruling(chart, other)}`;
  if (areTogether(chart, a, b)) return `${lords} stand together in ${signOf(chart, a)}`;
  return haveTraded(chart, a, b)
    ? `${lords} have changed places, one in ${signOf(chart, a)} and one in ${signOf(chart, b)}`
    : null;
}

function whyNot(chart: Chart, [one, other]: Pair): string {
  const [a, b] = [lordOf(chart, one), lordOf(chart, other)];
  if (a === b) return `${named([a])} alone rules the ${ordinal(one)} and the ${ordinal(other)}`;
  return `${ruling(chart, one)} is in ${signOf(chart, a)} and ${ruling(chart, other)} in ${signOf(chart, b)}`;
}

function keysOf(chart: Chart, [one, other]: Pair): string[] {
  const lords = [...new Set([lordOf(chart, one), lordOf(chart, other)])];
  return [`lord.${one}`, `lord.${other}`, ...signKeys(lords)];
}

/**
 * Parivartana: two grahas in each other's signs. Phaladeepika 6 names three kinds by the two houses that exchange their
 * lords: dainya if the 6th, 8th or 12th is one of them (30 pairs), khala if the 3rd is one of them and none of these three
 * (8 pairs), maha for all others (28 pairs). The houses are those in which the two grahas are.
 */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isDusthana } from '#src/astrology/houses.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { areInExchange, getGrahaInSignAndHouse, listSignKeys } from './placements.ts';

export type ParivartanaKind = 'maha' | 'khala' | 'dainya';

export const parivartanaYogas = [
  createParivartanaRule('mahaParivartana', 'maha'),
  createParivartanaRule('khalaParivartana', 'khala'),
  createParivartanaRule('dainyaParivartana', 'dainya'),
] as const;

function createParivartanaRule<Key extends string>(key: Key, kind: ParivartanaKind): YogaRule<Key> {
  return {
    key,
    needsLagna: true,
    judge: (chart) => judgeParivartana(chart, kind),
  };
}

function judgeParivartana(chart: Chart, kind: ParivartanaKind): Verdict {
  const keys = ['lagna.sign', ...listSignKeys(CLASSICAL_GRAHAS)];
  const exchanges = listExchanges(chart).filter((pair) => classifyExchange(chart, pair) === kind);
  if (exchanges.length === 0) return createAbsentVerdict({ kind: 'noExchange' }, keys);
  return createPresentVerdict(
    {
      kind: 'parivartana',
      exchanges: exchanges.map((pair) => pair.map((graha) => getGrahaInSignAndHouse(chart, graha))),
    },
    keys,
  );
}

type Pair = readonly [(typeof CLASSICAL_GRAHAS)[number], (typeof CLASSICAL_GRAHAS)[number]];

/** All pairs of grahas in each other's signs. */
const listExchanges = (chart: Chart): Pair[] =>
  CLASSICAL_GRAHAS.flatMap((first, i) =>
    CLASSICAL_GRAHAS.slice(i + 1)
      .filter((second) => areInExchange(chart, first, second))
      .map((second) => [first, second] as const),
  );

function classifyExchange(chart: Chart, pair: Pair): ParivartanaKind {
  const houses = pair.map((graha) => getHouse(chart, graha));
  if (houses.some(isDusthana)) return 'dainya';
  return houses.includes(3) ? 'khala' : 'maha';
}

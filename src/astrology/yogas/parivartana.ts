/**
 * Parivartana: two grahas in each other's signs. Phaladeepika 6 names three kinds by the two houses that exchange their
 * lords: dainya if the 6th, 8th or 12th is one of them (30 pairs), khala if the 3rd is one of them and none of these three
 * (8 pairs), maha for all others (28 pairs). The houses are those in which the two grahas are.
 */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isDusthana } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { formatGraha } from '#src/astrology/phrases.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { areInExchange, listSignKeys, getGrahaSignName } from './placements.ts';

export type ParivartanaKind = 'maha' | 'khala' | 'dainya';

export const parivartanaYogas = [
  createParivartanaRule(
    'mahaParivartana',
    'Maha Parivartana',
    'maha',
    'The lords of two of the houses 1, 2, 4, 5, 7, 9, 10 and 11 in each other’s signs',
  ),
  createParivartanaRule(
    'khalaParivartana',
    'Khala Parivartana',
    'khala',
    'The lord of the 3rd and that of a good house in each other’s signs',
  ),
  createParivartanaRule(
    'dainyaParivartana',
    'Dainya Parivartana',
    'dainya',
    'The lord of the 6th, 8th or 12th and that of any house in each other’s signs',
  ),
] as const;

function createParivartanaRule<Key extends string>(
  key: Key,
  name: string,
  kind: ParivartanaKind,
  rule: string,
): YogaRule<Key> {
  return {
    key,
    name,
    rule,
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => judgeParivartana(chart, kind),
  };
}

function judgeParivartana(chart: Chart, kind: ParivartanaKind): Verdict {
  const keys = ['lagna.sign', ...listSignKeys(CLASSICAL_GRAHAS)];
  const exchanges = listExchanges(chart).filter((pair) => classifyExchange(chart, pair) === kind);
  if (exchanges.length === 0)
    return createAbsentVerdict('no two grahas in each other’s signs exchange such houses', keys);
  return createPresentVerdict(exchanges.map((pair) => describeExchange(chart, pair)).join('; '), keys);
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

/** "the Moon in Scorpio, the fourth house, and Mars in Cancer, the twelfth, are each in the sign of the other" */
function describeExchange(chart: Chart, pair: Pair): string {
  const [first, second] = pair.map(
    (graha, i) =>
      `${formatGraha(graha)} in ${getGrahaSignName(chart, graha)}, the ${formatOrdinal(getHouse(chart, graha))}${i === 0 ? ' house' : ''}`,
  );
  return `${first}, and ${second}, are each in the sign of the other`;
}

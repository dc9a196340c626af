/**
 * Kaal Sarp: the seven grahas on one side of the line from Rahu to Ketu. No classical author has it, neither Parashara, Varahamihira nor Mantreshvara: it is a
 * teaching of the twentieth century, and is shown as such.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { KAAL_SARP_TYPES, type KaalSarp } from '#src/astrology/contract-doshas.ts';
import { SEVEN } from '#src/astrology/contract-names.ts';
import { difference, normalize } from '#src/astrology/ephemeris/angle.ts';
import { houseOf } from '#src/astrology/houses.ts';
import { grahaName, listed } from '#src/astrology/words.ts';

/** Degrees from a node within which a graha is with it, rather than enclosed. */
const AXIS_ORB = 1;
const SOURCE = 'Modern, twentieth century; not in the classical texts';

/**
 * By longitude over the whole arc, not by signs. `full`: all seven strictly inside and none within a degree of the nodes. `partial`: one graha outside, or all
 * inside with one or more beside a node. The twelve names go by the house of Rahu and need a birth time.
 */
export function kaalSarp(chart: Chart): KaalSarp {
  const afterRahu = SEVEN.filter((graha) => isAhead(chart, 'Rahu', graha));
  const afterKetu = SEVEN.filter((graha) => isAhead(chart, 'Ketu', graha));
  const ascending = afterRahu.length >= afterKetu.length;
  const inside: readonly Graha[] = ascending ? afterRahu : afterKetu;
  const outside = SEVEN.filter((graha) => !inside.includes(graha));
  const onAxis = SEVEN.filter((graha) => isOnAxis(chart, graha));
  const verdict = verdictOf(outside.length, onAxis.length);
  return {
    verdict,
    type: verdict === 'none' || !chart.lagna ? null : KAAL_SARP_TYPES[houseOf(chart, 'Rahu') - 1]!,
    direction: ascending ? 'ascending' : 'descending',
    outside,
    onAxis,
    because: because(ascending, outside, onAxis),
    keys: ['Rahu.sign', ...SEVEN.map((graha) => `${graha}.from.Rahu`)],
    source: SOURCE,
  };
}

const isAhead = (chart: Chart, node: 'Rahu' | 'Ketu', graha: Graha): boolean => {
  const away = normalize(chart.grahas[graha].longitude - chart.grahas[node].longitude);
  return away > 0 && away < 180;
};

const isOnAxis = ({ grahas }: Chart, graha: Graha): boolean =>
  [grahas.Rahu, grahas.Ketu].some(
    ({ longitude }) => Math.abs(difference(grahas[graha].longitude, longitude)) < AXIS_ORB,
  );

function verdictOf(outside: number, onAxis: number): KaalSarp['verdict'] {
  if (outside > 1) return 'none';
  return outside === 0 && onAxis === 0 ? 'full' : 'partial';
}

function because(ascending: boolean, outside: readonly Graha[], onAxis: readonly Graha[]): string {
  const [from, to] = ascending ? ['Rahu', 'Ketu'] : ['Ketu', 'Rahu'];
  const names = (grahas: readonly Graha[]) => listed(grahas.map(grahaName));
  const verb = outside.length === 1 ? 'stands' : 'stand';
  if (outside.length > 0) return `${names(outside)} ${verb} outside the arc from ${from} to ${to}`;
  const beside = onAxis.length > 0 ? `, ${names(onAxis)} within a degree of a node` : '';
  return `all seven grahas stand between ${from} and ${to}${beside}`;
}

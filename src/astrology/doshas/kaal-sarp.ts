/**
 * Kaal Sarp: the seven grahas on one side of the line from Rahu to Ketu. No classical author has it, neither
 * Parashara, Varahamihira nor Mantreshvara: it dates from the twentieth century, and the result says so.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { KAAL_SARP_TYPES, type KaalSarp } from '#src/astrology/contract-doshas.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { subtractAngles, normalize } from '#src/astrology/ephemeris/angle.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { formatGraha, formatList } from '#src/astrology/phrases.ts';

/** Degrees from a node within which a graha counts as on the axis, not as enclosed. */
const AXIS_ORB = 1;
const SOURCE = 'Modern, twentieth century; not in the classical texts';

/**
 * By longitude over the whole arc, not by signs. `full`: all seven strictly inside and none within a degree of the
 * nodes. `partial`: one graha outside, or all inside with one or more near a node. The twelve types follow the
 * house of Rahu and need a birth time.
 */
export function judgeKaalSarp(chart: Chart): KaalSarp {
  const afterRahu = CLASSICAL_GRAHAS.filter((graha) => isAhead(chart, 'Rahu', graha));
  const afterKetu = CLASSICAL_GRAHAS.filter((graha) => isAhead(chart, 'Ketu', graha));
  const ascending = afterRahu.length >= afterKetu.length;
  const inside: readonly Graha[] = ascending ? afterRahu : afterKetu;
  const outside = CLASSICAL_GRAHAS.filter((graha) => !inside.includes(graha));
  const onAxis = CLASSICAL_GRAHAS.filter((graha) => isOnAxis(chart, graha));
  const verdict = decideVerdict(outside.length, onAxis.length);
  return {
    verdict,
    type: verdict === 'none' || !chart.lagna ? null : KAAL_SARP_TYPES[getHouse(chart, 'Rahu') - 1]!,
    direction: ascending ? 'ascending' : 'descending',
    outside,
    onAxis,
    because: explain(ascending, outside, onAxis),
    keys: ['Rahu.sign', ...CLASSICAL_GRAHAS.map((graha) => `${graha}.from.Rahu`)],
    source: SOURCE,
  };
}

const isAhead = (chart: Chart, node: 'Rahu' | 'Ketu', graha: Graha): boolean => {
  const distance = normalize(chart.grahas[graha].longitude - chart.grahas[node].longitude);
  return distance > 0 && distance < 180;
};

const isOnAxis = ({ grahas }: Chart, graha: Graha): boolean =>
  [grahas.Rahu, grahas.Ketu].some(
    ({ longitude }) => Math.abs(subtractAngles(grahas[graha].longitude, longitude)) < AXIS_ORB,
  );

function decideVerdict(outside: number, onAxis: number): KaalSarp['verdict'] {
  if (outside > 1) return 'none';
  return outside === 0 && onAxis === 0 ? 'full' : 'partial';
}

function explain(ascending: boolean, outside: readonly Graha[], onAxis: readonly Graha[]): string {
  const [from, to] = ascending ? ['Rahu', 'Ketu'] : ['Ketu', 'Rahu'];
  const names = (grahas: readonly Graha[]) => formatList(grahas.map(formatGraha));
  const verb = outside.length === 1 ? 'stands' : 'stand';
  if (outside.length > 0) return `${names(outside)} ${verb} outside the arc from ${from} to ${to}`;
  const beside = onAxis.length > 0 ? `, ${names(onAxis)} within a degree of a node` : '';
  return `all seven grahas stand between ${from} and ${to}${beside}`;
}

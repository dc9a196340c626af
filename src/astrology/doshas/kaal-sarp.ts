/**
 * Kaal Sarp: all seven grahas are on one side of the axis of Rahu and Ketu. No classical author mentions it, neither
 * Parashara nor Varahamihira nor Mantreshvara. It dates from the twentieth century, as the source in the result states.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { KAAL_SARP_TYPES, type KaalSarp } from '#src/astrology/contract-doshas.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { subtractAngles, normalize } from '#src/astrology/ephemeris/angle.ts';
import { getHouse } from '#src/astrology/houses.ts';

/** Degrees from a node within which a graha counts as on the axis, not as enclosed. */
const AXIS_ORB = 1;
const SOURCE = 'Modern, twentieth century; not in the classical texts';

/**
 * Compares longitudes, not signs. `full`: all seven grahas are inside the arc, and none is within a degree of a node.
 * `partial`: one graha is outside, or all are inside and at least one is near a node. The type follows the house of
 * Rahu and needs a birth time.
 */
export function judgeKaalSarp(chart: Chart): KaalSarp {
  const afterRahu = CLASSICAL_GRAHAS.filter((graha) => isInHalfAfter(chart, 'Rahu', graha));
  const afterKetu = CLASSICAL_GRAHAS.filter((graha) => isInHalfAfter(chart, 'Ketu', graha));
  const isAscending = afterRahu.length >= afterKetu.length;
  const inside: readonly Graha[] = isAscending ? afterRahu : afterKetu;
  const outside = CLASSICAL_GRAHAS.filter((graha) => !inside.includes(graha));
  const onAxis = CLASSICAL_GRAHAS.filter((graha) => isOnAxis(chart, graha));
  const verdict = decideVerdict(outside.length, onAxis.length);
  return {
    verdict,
    type: verdict === 'none' || !chart.lagna ? null : KAAL_SARP_TYPES[getHouse(chart, 'Rahu') - 1]!,
    direction: isAscending ? 'ascending' : 'descending',
    outside,
    onAxis,
    keys: ['Rahu.sign', ...CLASSICAL_GRAHAS.map((graha) => `${graha}.from.Rahu`)],
    source: SOURCE,
  };
}

const isInHalfAfter = (chart: Chart, node: 'Rahu' | 'Ketu', graha: Graha): boolean => {
  const distance = normalize(chart.grahas[graha].longitude - chart.grahas[node].longitude);
  return distance > 0 && distance < 180;
};

const isOnAxis = ({ grahas }: Chart, graha: Graha): boolean =>
  [grahas.Rahu, grahas.Ketu].some(
    ({ longitude }) => Math.abs(subtractAngles(grahas[graha].longitude, longitude)) < AXIS_ORB,
  );

function decideVerdict(outsideCount: number, onAxisCount: number): KaalSarp['verdict'] {
  if (outsideCount > 1) return 'none';
  return outsideCount === 0 && onAxisCount === 0 ? 'full' : 'partial';
}

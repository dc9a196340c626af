/** How long, around the birth, a movable significator keeps its office: until another overtakes it in degrees, or one of them changes sign. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { GRAHAS, type Chart, type Graha, type Sensitivity, type Span } from '#src/astrology/contract.ts';
import { computeCharaKarakas } from '#src/astrology/karakas.ts';
import { findIntervalBetweenChanges } from './birth-time-interval.ts';

export function findKarakaIntervals(
  { chart, sensitivity }: { chart: Chart; sensitivity: Sensitivity },
  office: string,
): Span[] {
  const holder = computeCharaKarakas(chart, chart.settings.karakas)[office as 'AmK'];
  if (!holder) return [];
  const walkers: Graha[] =
    chart.settings.karakas === 8 ? [...CLASSICAL_GRAHAS, 'Rahu'] : [...CLASSICAL_GRAHAS];
  const meetings = walkers
    .filter((other) => other !== holder)
    .map((other) => countDaysUntilEqualDegrees(chart, holder, other));
  return [
    findIntervalBetweenChanges(chart.utc, meetings),
    ...GRAHAS.filter((graha) => walkers.includes(graha)).map((graha) => sensitivity.grahaSigns[graha]),
  ];
}

/** Days from birth, negative before it, to the moment both have gone equally far in their signs. */
function countDaysUntilEqualDegrees(chart: Chart, a: Graha, b: Graha): number {
  const [way, pace] = [
    getDegreesTravelled(chart, a) - getDegreesTravelled(chart, b),
    getSpeedInSign(chart, b) - getSpeedInSign(chart, a),
  ];
  return pace === 0 ? Infinity : way / pace;
}

const getDegreesTravelled = ({ grahas }: Chart, graha: Graha): number =>
  graha === 'Rahu' ? 30 - grahas.Rahu.degreeInSign : grahas[graha].degreeInSign;

const getSpeedInSign = ({ grahas }: Chart, graha: Graha): number =>
  (graha === 'Rahu' ? -1 : 1) * grahas[graha].speed;

/** The intervals within which a graha stays a chara karaka: until another has more degrees, or one of them changes its sign. */
import { GRAHAS, type Chart, type Graha, type Sensitivity, type Span } from '#src/astrology/contract.ts';
import { computeCharaKarakas, listKarakaCandidates } from '#src/astrology/karakas.ts';
import { findIntervalBetweenChanges } from './birth-time-interval.ts';

export function findKarakaIntervals(
  { chart, sensitivity }: { chart: Chart; sensitivity: Sensitivity },
  karaka: string,
): Span[] {
  const graha = computeCharaKarakas(chart, chart.settings.karakas)[karaka as 'AmK'];
  if (!graha) return [];
  const candidates = listKarakaCandidates(chart.settings.karakas);
  const changes = candidates
    .filter((other) => other !== graha)
    .map((other) => countDaysUntilEqualDegrees(chart, graha, other));
  return [
    findIntervalBetweenChanges(chart.utc, changes),
    ...GRAHAS.filter((each) => candidates.includes(each)).map((each) => sensitivity.grahaSigns[each]),
  ];
}

/** Days from the birth, negative before it, until both have the same degrees in their signs. */
function countDaysUntilEqualDegrees(chart: Chart, a: Graha, b: Graha): number {
  const [degrees, speed] = [
    getDegreesTravelled(chart, a) - getDegreesTravelled(chart, b),
    getSpeedInSign(chart, b) - getSpeedInSign(chart, a),
  ];
  return speed === 0 ? Infinity : degrees / speed;
}

const getDegreesTravelled = ({ grahas }: Chart, graha: Graha): number =>
  graha === 'Rahu' ? 30 - grahas.Rahu.degreeInSign : grahas[graha].degreeInSign;

const getSpeedInSign = ({ grahas }: Chart, graha: Graha): number =>
  (graha === 'Rahu' ? -1 : 1) * grahas[graha].speed;

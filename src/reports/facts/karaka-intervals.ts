/**
 * The intervals within which a graha stays a chara karaka (movable significator, by degrees in the sign): until another graha has
 * more degrees, or one of them changes its sign.
 */
import {
  GRAHAS,
  type Chart,
  type Graha,
  type Sensitivity,
  type BirthTimeInterval,
} from '#src/astrology/contract.ts';
import { computeCharaKarakas, listKarakaCandidates } from '#src/astrology/jaimini/karakas.ts';
import { findIntervalBetweenChanges } from './interval-around-birth.ts';

export function findKarakaIntervals(
  { chart, sensitivity }: { chart: Chart; sensitivity: Sensitivity },
  karaka: string,
): BirthTimeInterval[] {
  const graha = computeCharaKarakas(chart, chart.settings.karakas)[karaka as 'AmK'];
  if (!graha) return [];
  const candidates = listKarakaCandidates(chart.settings.karakas);
  const daysUntilChanges = candidates
    .filter((other) => other !== graha)
    .map((other) => countDaysUntilEqualDegrees(chart, graha, other));
  return [
    findIntervalBetweenChanges(chart.utc, daysUntilChanges),
    ...GRAHAS.filter((candidate) => candidates.includes(candidate)).map(
      (candidate) => sensitivity.grahaSigns[candidate],
    ),
  ];
}

/** Days from the birth, negative before it, until both grahas have the same karaka degrees. */
function countDaysUntilEqualDegrees(chart: Chart, a: Graha, b: Graha): number {
  const [degreesApart, approachSpeed] = [
    getKarakaDegrees(chart, a) - getKarakaDegrees(chart, b),
    getKarakaSpeed(chart, b) - getKarakaSpeed(chart, a),
  ];
  return approachSpeed === 0 ? Infinity : degreesApart / approachSpeed;
}

/** Degrees within the sign, as in `computeCharaKarakas`; for Rahu, which moves backwards, counted from the end of the sign. */
const getKarakaDegrees = ({ grahas }: Chart, graha: Graha): number =>
  graha === 'Rahu' ? 30 - grahas.Rahu.degreeInSign : grahas[graha].degreeInSign;

const getKarakaSpeed = ({ grahas }: Chart, graha: Graha): number =>
  (graha === 'Rahu' ? -1 : 1) * grahas[graha].speed;

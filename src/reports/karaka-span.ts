/** How long, around the birth, a movable significator keeps its office: until another overtakes it in degrees, or one of them changes sign. */
import { SEVEN } from '#src/astrology/contract-names.ts';
import { GRAHAS, type Chart, type Graha, type Sensitivity, type Span } from '#src/astrology/contract.ts';
import { charaKarakas } from '#src/astrology/karakas.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export function karakaSpans(
  { chart, sensitivity }: { chart: Chart; sensitivity: Sensitivity },
  office: string,
): Span[] {
  const holder = charaKarakas(chart, chart.settings.karakas)[office as 'AmK'];
  if (!holder) return [];
  const walkers: Graha[] = chart.settings.karakas === 8 ? [...SEVEN, 'Rahu'] : [...SEVEN];
  const meetings = walkers.filter((other) => other !== holder).map((other) => meeting(chart, holder, other));
  return [
    bounds(chart, meetings, sensitivity.windowMinutes),
    ...GRAHAS.filter((graha) => walkers.includes(graha)).map((graha) => sensitivity.grahaSigns[graha]),
  ];
}

/** Days from birth, negative before it, to the moment both have gone equally far in their signs. */
function meeting(chart: Chart, a: Graha, b: Graha): number {
  const [way, pace] = [wayOf(chart, a) - wayOf(chart, b), paceOf(chart, b) - paceOf(chart, a)];
  return pace === 0 ? Infinity : way / pace;
}

const wayOf = ({ grahas }: Chart, graha: Graha): number =>
  graha === 'Rahu' ? 30 - grahas.Rahu.degreeInSign : grahas[graha].degreeInSign;

const paceOf = ({ grahas }: Chart, graha: Graha): number => (graha === 'Rahu' ? -1 : 1) * grahas[graha].speed;

function bounds({ utc }: Chart, days: readonly number[], windowMinutes: number): Span {
  const most = (windowMinutes * MINUTE_MS) / DAY_MS;
  const after = Math.min(...days.filter((day) => day >= 0), Infinity);
  const before = Math.max(...days.filter((day) => day < 0), -Infinity);
  const at = (day: number) =>
    Math.abs(day) > most ? null : new Date(Date.parse(utc) + day * DAY_MS).toISOString();
  return { from: at(before), to: at(after) };
}

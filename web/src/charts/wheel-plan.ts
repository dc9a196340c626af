import type { Chart } from '#src/astrology/contract.ts';
import { GRAHAS } from '#src/astrology/contract-names.ts';
import { toRingPoint } from './wheel-rings.ts';
import { placeLabels, type WheelLabel } from './wheel-labels.ts';
import { toWheelAngle, ORBITS, type GrahaOnWheel } from './wheel-orbits.ts';

/** Places the nine grahas on their orbits, each with a label that overlaps no other label and no other graha. */
export function placeGrahas(chart: Chart, startLongitude: number): (GrahaOnWheel & { label: WheelLabel })[] {
  const wheelGrahas = GRAHAS.map((graha) => {
    const { longitude, isRetrograde } = chart.grahas[graha];
    const angle = toWheelAngle(longitude, startLongitude);
    return { graha, angle, isRetrograde, at: toRingPoint(ORBITS[graha], angle) };
  });
  const labels = placeLabels(wheelGrahas);
  return wheelGrahas.map((wheelGraha) => ({ ...wheelGraha, label: labels.get(wheelGraha.graha)! }));
}

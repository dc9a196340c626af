import type { Chart } from '#src/astrology/contract.ts';
import { GRAHAS } from '#src/astrology/contract-names.ts';
import { onRing } from './wheel-rings.ts';
import { placeLabels, type WheelLabel } from './wheel-labels.ts';
import { toWheelAngle, ORBITS, type Planet } from './wheel-orbits.ts';

/** All nine grahas, each with a place for its name that touches no other name and no other graha. */
export function planPlanets(chart: Chart, from: number): (Planet & { label: WheelLabel })[] {
  const planets = GRAHAS.map((graha) => {
    const { longitude, retrograde } = chart.grahas[graha];
    const angle = toWheelAngle(longitude, from);
    return { graha, angle, retrograde, at: onRing(ORBITS[graha], angle) };
  });
  const labels = placeLabels(planets);
  return planets.map((planet) => ({ ...planet, label: labels.get(planet.graha)! }));
}

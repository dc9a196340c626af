/** The best and the worst feature of the position of a graha; its condition decides which of the two is named. */
import type { Chart } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { DIGBALA_HOUSES, getHouse, isAngle, isDusthana, isTrine } from '#src/astrology/houses.ts';
import type { StrengthKind, WeaknessKind } from '#src/reports/content/en/grahas/roles-and-traits.ts';
import { isDignified, judgeCondition } from './graha-condition.ts';

/** The best strength of a graha whose points are not negative; null for a combust graha. */
export const findBestStrength = (chart: Chart, graha: ClassicalGraha): StrengthKind | null =>
  chart.grahas[graha].isCombust || judgeCondition(chart, graha).points < 0
    ? null
    : findBestPlace(chart, graha);

/** The best strength of a graha, independent of its condition. */
export function findBestPlace(chart: Chart, graha: ClassicalGraha): StrengthKind | null {
  const { dignity } = chart.grahas[graha];
  if (dignity === 'exalted') return 'exalted';
  if (isDignified(dignity)) return 'own';
  if (chart.lagna && dignity !== 'debilitated') {
    const house = getHouse(chart, graha);
    if (DIGBALA_HOUSES[graha] === house) return 'direction';
    if (isAngle(house)) return 'angle';
    if (isTrine(house)) return 'trine';
  }
  return dignity === 'friendly' ? 'friendly' : null;
}

/** The worst weakness of a graha whose points are negative; debilitation comes before a dusthana. */
export function findWorstWeakness(chart: Chart, graha: ClassicalGraha): WeaknessKind | null {
  const { dignity } = chart.grahas[graha];
  if (judgeCondition(chart, graha).points >= 0) return null;
  if (dignity === 'debilitated') return 'debilitated';
  if (chart.lagna && isDusthana(getHouse(chart, graha)) && !isDignified(dignity)) return 'dusthana';
  return dignity === 'enemy' ? 'enemy' : null;
}

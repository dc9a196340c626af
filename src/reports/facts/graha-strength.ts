/** The strongest and the weakest grahas of a chart, by dignity, direction and house. */
import type { Chart, Dignity } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Gift, Strain } from '#src/reports/content/en/grahas/roles-and-traits.ts';
import { isDignified } from './graha-condition.ts';
import {
  DIGBALA_HOUSES,
  getHouse,
  isAngle,
  isDusthana,
  isTrine,
  getHouseLord,
} from '#src/astrology/houses.ts';

const DIGNITY_POINTS: Record<Dignity, number> = {
  exalted: 6,
  moolatrikona: 5,
  own: 4,
  friendly: 2,
  neutral: 1,
  enemy: -1,
  debilitated: -3,
};

/** The strongest first, by the sum of points for dignity, direction and house, less two for combustion; simpler than shadbala and possible without a birth time. */
export const rankByStrength = (chart: Chart): ClassicalGraha[] =>
  CLASSICAL_GRAHAS.toSorted((a, b) => scoreStrength(chart, b) - scoreStrength(chart, a));

function scoreStrength(chart: Chart, graha: ClassicalGraha): number {
  const { dignity, combust } = chart.grahas[graha];
  const byDignity = DIGNITY_POINTS[dignity ?? 'neutral'] - (combust ? 2 : 0);
  if (!chart.lagna) return byDignity;
  const house = getHouse(chart, graha);
  const byDirection = DIGBALA_HOUSES[graha] === house ? 2 : 0;
  const byHouse = isDusthana(house) ? -1 : isAngle(house) || isTrine(house) ? 2 : 0;
  return byDignity + byDirection + byHouse;
}

/** The best strength of a graha, if it has one. */
export function findGift(chart: Chart, graha: ClassicalGraha): Gift | null {
  const { dignity } = chart.grahas[graha];
  if (dignity === 'exalted') return 'exalted';
  if (isDignified(dignity)) return 'own';
  if (chart.lagna) {
    const house = getHouse(chart, graha);
    if (DIGBALA_HOUSES[graha] === house) return 'direction';
    if (dignity !== 'debilitated' && isAngle(house)) return 'angle';
    if (dignity !== 'debilitated' && isTrine(house)) return 'trine';
  }
  return dignity === 'friendly' ? 'friendly' : null;
}

/** The worst weakness of a graha, if it has one; debilitation comes before a dusthana. */
export function findStrain(chart: Chart, graha: ClassicalGraha): Strain | null {
  const { dignity } = chart.grahas[graha];
  if (dignity === 'debilitated') return 'debilitated';
  if (chart.lagna && isDusthana(getHouse(chart, graha)) && !isDignified(dignity)) return 'hidden';
  return dignity === 'enemy' ? 'enemy' : null;
}

/** The lord of the lagna if it is strained or combust, else the weakest such graha, else the weakest of all. */
export function chooseGrahaForRemedies(chart: Chart): ClassicalGraha {
  const candidates = CLASSICAL_GRAHAS.filter(
    (graha) => findStrain(chart, graha) !== null || chart.grahas[graha].combust,
  );
  const lagnaLord = chart.lagna ? getHouseLord(chart, 1) : null;
  const weakLagnaLord = candidates.find((graha) => graha === lagnaLord);
  return (
    weakLagnaLord ??
    candidates.toSorted((a, b) => scoreStrength(chart, a) - scoreStrength(chart, b))[0] ??
    rankByStrength(chart).at(-1)!
  );
}

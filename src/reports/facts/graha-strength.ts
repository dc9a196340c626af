/** Which grahas carry the chart and which need care: by dignity, direction and place. */
import type { Chart, Dignity, Graha } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Gift, Strain } from '#src/reports/content/en/grahas/roles-and-traits.ts';
import { DIRECTION, getHouse, isAngle, isDusthana, isTrine, getHouseLord } from '#src/astrology/houses.ts';

const DIGNITY_POINTS: Record<Dignity, number> = {
  exalted: 6,
  moolatrikona: 5,
  own: 4,
  friendly: 2,
  neutral: 1,
  enemy: -1,
  debilitated: -3,
};

/** A working order, not shadbala: dignity first, then direction, then the house; combustion takes away. */
export const rankByStrength = (chart: Chart): ClassicalGraha[] =>
  CLASSICAL_GRAHAS.toSorted((a, b) => scoreStrength(chart, b) - scoreStrength(chart, a));

function scoreStrength(chart: Chart, graha: ClassicalGraha): number {
  const { dignity, combust } = chart.grahas[graha];
  const dignified = DIGNITY_POINTS[dignity ?? 'neutral'] - (combust ? 2 : 0);
  if (!chart.lagna) return dignified;
  const house = getHouse(chart, graha);
  const directed = DIRECTION[graha] === house ? 2 : 0;
  const placed = isDusthana(house) ? -1 : isAngle(house) || isTrine(house) ? 2 : 0;
  return dignified + directed + placed;
}

/** The best thing to be said of a graha, if there is one. */
export function findGift(chart: Chart, graha: ClassicalGraha): Gift | null {
  const { dignity } = chart.grahas[graha];
  if (dignity === 'exalted') return 'exalted';
  if (dignity === 'own' || dignity === 'moolatrikona') return 'own';
  if (chart.lagna) {
    const house = getHouse(chart, graha);
    if (DIRECTION[graha] === house) return 'direction';
    if (dignity !== 'debilitated' && isAngle(house)) return 'angle';
    if (dignity !== 'debilitated' && isTrine(house)) return 'trine';
  }
  return dignity === 'friendly' ? 'friendly' : null;
}

/** The one thing about a graha that asks for care, if there is one; a graha in its fall comes before one in a hidden house. */
export function findStrain(chart: Chart, graha: ClassicalGraha): Strain | null {
  const { dignity } = chart.grahas[graha];
  if (dignity === 'debilitated') return 'debilitated';
  if (chart.lagna && isDusthana(getHouse(chart, graha)) && !isInDignity(dignity)) return 'hidden';
  return dignity === 'enemy' ? 'enemy' : null;
}

const isInDignity = (dignity: Dignity | null): boolean =>
  dignity === 'exalted' || dignity === 'own' || dignity === 'moolatrikona';

/** Whom the remedies are for: the strained graha that matters most, the lord of the lagna before all. */
export function chooseGrahaForRemedies(chart: Chart): ClassicalGraha {
  const strained = CLASSICAL_GRAHAS.filter(
    (graha) => findStrain(chart, graha) !== null || chart.grahas[graha].combust,
  );
  const first = chart.lagna ? getHouseLord(chart, 1) : null;
  const own = strained.find((graha) => graha === first);
  return (
    own ??
    strained.toSorted((a, b) => scoreStrength(chart, a) - scoreStrength(chart, b))[0] ??
    rankByStrength(chart).at(-1)!
  );
}

export const isSeven = (graha: Graha): graha is ClassicalGraha => graha !== 'Rahu' && graha !== 'Ketu';

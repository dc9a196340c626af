/** Grahas so near the border of a sign that another almanac may place them in the next sign. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { isGraha } from './graha-names.ts';
import { formatArcDistance, formatGraha, getSignName } from '#src/reports/text/phrases.ts';

/** 0°03′: two almanacs may differ by this much because of their ayanamsa or node. */
export const BORDERLINE_DEGREES = 3 / 60;

/** The graha whose sign a fact depends on, if it is at the border of that sign. */
export function findGrahaAtSignBorder(chart: Chart, key: string): Graha | null {
  const [subject, property = ''] = key.split('.') as [string, string?];
  if (subject === 'house') return findGrahaAtHouseBorder(chart, Number(property));
  if (!isGraha(subject) || !['sign', 'house', 'from', 'dignity', 'aspects'].includes(property)) return null;
  return measureDegreesToSignBorder(chart, subject) < BORDERLINE_DEGREES ? subject : null;
}

/** A graha that another almanac may move into this house or out of it. */
function findGrahaAtHouseBorder(chart: Chart, house: number): Graha | null {
  const grahasAtBorder = GRAHAS.filter(
    (graha) => measureDegreesToSignBorder(chart, graha) < BORDERLINE_DEGREES,
  );
  return grahasAtBorder.find((graha) => listHousesAtBorder(chart, graha).includes(house)) ?? null;
}

/** The house of a graha and the house beyond the nearer border of its sign. */
function listHousesAtBorder(chart: Chart, graha: Graha): [number, number] {
  const house = getHouse(chart, graha);
  const isNearStart = chart.grahas[graha].degreeInSign < 15;
  const [previousHouse, nextHouse] = [((house + 10) % 12) + 1, (house % 12) + 1];
  return [house, isNearStart ? previousHouse : nextHouse];
}

/** Degrees to the nearer border of the sign. */
export function measureDegreesToSignBorder(chart: Chart, graha: Graha): number {
  const { degreeInSign } = chart.grahas[graha];
  return Math.min(degreeInSign, 30 - degreeInSign);
}

/** "Venus is 0°02′ inside Gemini" */
export function describeSignBorder(chart: Chart, graha: Graha): string {
  const { degreeInSign, sign } = chart.grahas[graha];
  const writeBorder =
    degreeInSign < 15 ? content.common.certaintyNotes.insideSign : content.common.certaintyNotes.endOfSign;
  return writeBorder(
    formatGraha(graha),
    formatArcDistance(measureDegreesToSignBorder(chart, graha)),
    getSignName(sign),
  );
}

/** Computes the positions of the nine grahas at one instant relative to a birth chart. */
import type { TransitSnapshot, TransitPosition } from '#src/astrology/contract-transits.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { parseInstant } from '#src/astrology/input.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude, computeSpeed } from '#src/astrology/ephemeris/longitudes.ts';
import { SATURN_PHASES } from '#src/astrology/motion/saturn.ts';
import { countHouse, toPoint } from '#src/astrology/zodiac.ts';
import { isFavourable, listObstructors } from './gochara.ts';

/**
 * The snapshot uses the settings of the birth chart. Without a birth time it has no houses from the lagna, and houses
 * from the Moon are counted from its sign at noon of the day of birth.
 * @throws ChartInputError for an instant outside 1800 to 2100
 */
export function computeTransitSnapshot(chart: Chart, iso: string): TransitSnapshot {
  const instant = parseInstant({ ...chart, utc: iso });
  const points = GRAHAS.map((graha) => toPoint(computeSiderealLongitude(graha, instant, chart.settings)));
  const houses = Object.fromEntries(
    GRAHAS.map((graha, index) => [graha, countHouse(chart.grahas.Moon.sign, points[index]!.sign)]),
  ) as Record<Graha, number>;
  return {
    at: formatIso(instant.ut),
    grahas: GRAHAS.map((graha, index) => {
      const { longitude, sign, degreeInSign } = points[index]!;
      return {
        graha,
        longitude,
        sign,
        degreeInSign,
        isRetrograde: computeSpeed(graha, instant, chart.settings) < 0,
        houseFromMoon: houses[graha],
        houseFromLagna: chart.lagna && countHouse(chart.lagna.sign, sign),
        ...judgeTransit(graha, houses),
      };
    }),
    sadeSati: SATURN_PHASES[houses.Saturn] ?? null,
    dhaiya: houses.Saturn === 4 || houses.Saturn === 8 ? houses.Saturn : null,
  };
}

function judgeTransit(
  graha: Graha,
  houses: Record<Graha, number>,
): Pick<TransitPosition, 'result' | 'obstructedBy'> {
  if (!isFavourable(graha, houses[graha])) return { result: 'unfavourable', obstructedBy: [] };
  const obstructedBy = listObstructors(graha, houses);
  return { result: obstructedBy.length > 0 ? 'obstructed' : 'favourable', obstructedBy };
}

/**
 * Yuddha bala, the strength that a planet gains or loses in planetary war. Sources: Brihat Parashara Hora Shastra ch.
 * 27; B. V. Raman, Graha and Bhava Balas, ch. 5.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { mapGrahas, type PerGraha, sum } from './per-graha.ts';

const WAR_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
type WarPlanet = (typeof WAR_PLANETS)[number];

/** Bimba parimana, the diameters of the discs in seconds of arc: Raman, Graha and Bhava Balas, ch. 5. */
const DISC_DIAMETERS: Record<WarPlanet, number> = {
  Mars: 9.4,
  Mercury: 6.6,
  Jupiter: 190.4,
  Venus: 16.6,
  Saturn: 158,
};

/** Two planets less than this far apart in longitude are at war. */
const WAR_DISTANCE_DEGREES = 1;

/** Finds the planets that defeat a graha in war; none for the Sun, the Moon and the nodes, which fight no wars. */
export function listVictors({ grahas }: Chart, graha: Graha): Graha[] {
  if (!(WAR_PLANETS as readonly Graha[]).includes(graha)) return [];
  return WAR_PLANETS.filter((opponent) => {
    const lead = subtractAngles(grahas[graha].longitude, grahas[opponent].longitude);
    return opponent !== graha && lead > 0 && lead < WAR_DISTANCE_DEGREES;
  });
}

/**
 * The planet with the smaller longitude wins the war. It gains, and its opponent loses, the difference of their
 * strengths divided by the difference of their discs.
 * @param strengths sthana bala + dig bala + kala bala without ayana bala and yuddha bala
 */
export function computeYuddhaBala(longitudes: PerGraha, strengths: PerGraha): PerGraha {
  const computePairGain = (planet: WarPlanet, opponent: WarPlanet) => {
    const longitudeDifference = subtractAngles(longitudes[planet], longitudes[opponent]);
    if (planet === opponent || Math.abs(longitudeDifference) >= WAR_DISTANCE_DEGREES) return 0;
    const gain = Math.abs(
      (strengths[planet] - strengths[opponent]) / (DISC_DIAMETERS[planet] - DISC_DIAMETERS[opponent]),
    );
    return longitudeDifference < 0 ? gain : -gain;
  };
  const sumGains = (planet: WarPlanet) =>
    sum(WAR_PLANETS.map((opponent) => computePairGain(planet, opponent)));
  return mapGrahas((graha) => (graha === 'Sun' || graha === 'Moon' ? 0 : sumGains(graha)));
}

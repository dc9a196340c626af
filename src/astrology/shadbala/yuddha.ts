/** Yuddha bala, strength gained or lost in planetary war: BPHS ch. 27, and Raman, ch. 5. */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { mapGrahas, type PerGraha, sum } from './per-graha.ts';

const FIGHTERS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
type Fighter = (typeof FIGHTERS)[number];

/** Bimba parimana, diameters of the discs in seconds of arc: Raman. */
const DISC_DIAMETERS: Record<Fighter, number> = {
  Mars: 9.4,
  Mercury: 6.6,
  Jupiter: 190.4,
  Venus: 16.6,
  Saturn: 158,
};

/**
 * Two of the five planets within one degree are at war, and the one with the smaller longitude wins. It gains, and
 * the other loses, the difference of their strengths so far (position, direction, time up to the hour) divided by
 * the difference of their discs.
 */
export function computeYuddhaBala(longitudes: PerGraha, strengths: PerGraha): PerGraha {
  const gain = (one: Fighter, other: Fighter) => {
    const ahead = subtractAngles(longitudes[one], longitudes[other]);
    if (one === other || Math.abs(ahead) >= 1) return 0;
    const difference = Math.abs(
      (strengths[one] - strengths[other]) / (DISC_DIAMETERS[one] - DISC_DIAMETERS[other]),
    );
    return ahead < 0 ? difference : -difference;
  };
  const gains = (fighter: Fighter) => sum(FIGHTERS.map((other) => gain(fighter, other)));
  return mapGrahas((graha) => (graha === 'Sun' || graha === 'Moon' ? 0 : gains(graha)));
}

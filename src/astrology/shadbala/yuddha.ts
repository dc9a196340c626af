/** Yuddha bala, what planetary war gives and takes: BPHS ch. 27, and Raman, ch. 5. */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { mapGrahas, type PerGraha, sum } from './per-graha.ts';

const FIGHTERS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
type Fighter = (typeof FIGHTERS)[number];

/** Bimba parimana, seconds of arc of the discs: Raman. */
const DISC_DIAMETERS: Record<Fighter, number> = {
  Mars: 9.4,
  Mercury: 6.6,
  Jupiter: 190.4,
  Venus: 16.6,
  Saturn: 158,
};

/**
 * Two of the five within one degree are at war and the one behind in longitude wins. The loser gives it the difference of their strengths so far
 * (place, direction, time as far as the hour), divided by the difference of their discs.
 */
export function computeYuddhaBala(longitudes: PerGraha, strengths: PerGraha): PerGraha {
  const gain = (one: Fighter, other: Fighter) => {
    const ahead = subtractAngles(longitudes[one], longitudes[other]);
    if (one === other || Math.abs(ahead) >= 1) return 0;
    const stake = Math.abs(
      (strengths[one] - strengths[other]) / (DISC_DIAMETERS[one] - DISC_DIAMETERS[other]),
    );
    return ahead < 0 ? stake : -stake;
  };
  const gains = (fighter: Fighter) => sum(FIGHTERS.map((other) => gain(fighter, other)));
  return mapGrahas((graha) => (graha === 'Sun' || graha === 'Moon' ? 0 : gains(graha)));
}

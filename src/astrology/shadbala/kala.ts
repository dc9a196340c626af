/**
 * Kala bala, the strength of time, without its parts ayana bala and yuddha bala. Sources: Brihat Parashara Hora Shastra
 * ch. 27, 8-13; B. V. Raman, Graha and Bhava Balas, ch. 5.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { KalaBala, Shadbala } from '#src/astrology/contract-strengths.ts';
import { measureArc, type ShadbalaInput } from './shadbala-input.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';
import type { SunDay } from './sun-day.ts';

export type KalaBalaParts = Omit<KalaBala, 'ayana' | 'yuddha' | 'total'>;

export function computeKalaBalaParts(
  { longitudes, solarTime, day }: ShadbalaInput,
  isBenefic: PerGraha<boolean>,
  lords: Shadbala['lords'],
): PerGraha<KalaBalaParts> {
  const brightness = measureArc(longitudes.Moon, longitudes.Sun) / 3;
  return mapGrahas((graha) => ({
    natonnata: computeNatonnata(graha, solarTime),
    paksha: computePaksha(graha, brightness, isBenefic[graha]),
    tribhaga: graha === 'Jupiter' || graha === getTribhagaLord(day) ? 60 : 0,
    abda: graha === lords.abda ? 15 : 0,
    masa: graha === lords.masa ? 30 : 0,
    vara: graha === lords.vara ? 45 : 0,
    hora: graha === lords.hora ? 60 : 0,
  }));
}

const STRONG_BY_DAY: readonly ClassicalGraha[] = ['Sun', 'Jupiter', 'Venus'];

/** Natonnata bala: noon and midnight are those of apparent solar time, as in Raman. Mercury is strong at both. */
function computeNatonnata(graha: ClassicalGraha, solarTime: number): number {
  if (graha === 'Mercury') return 60;
  const noonProximity = measureArc(solarTime, 0) / 3;
  return STRONG_BY_DAY.includes(graha) ? noonProximity : 60 - noonProximity;
}

/**
 * Paksha bala. The value of the Moon is doubled, whether it is benefic or, in the dark half of its month, malefic
 * (Raman); so it is at least 60.
 */
function computePaksha(graha: ClassicalGraha, brightness: number, isBenefic: boolean): number {
  const strength = isBenefic ? brightness : 60 - brightness;
  return graha === 'Moon' ? strength * 2 : strength;
}

/** Returns the lord of a third of the day or of the night. (Jupiter has the full tribhaga bala in all six.) */
const getTribhagaLord = ({ isDaytime, third }: SunDay): ClassicalGraha =>
  (isDaytime ? (['Mercury', 'Sun', 'Saturn'] as const) : (['Moon', 'Venus', 'Mars'] as const))[third]!;

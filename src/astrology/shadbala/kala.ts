/** Kala bala, strength of time, but for its last two parts, ayana and yuddha: BPHS ch. 27, 8-13, and Raman, ch. 5. */
import type { KalaBala, Seven, Shadbala } from '#src/astrology/contract-strengths.ts';
import { arc, type Circumstances } from './circumstances.ts';
import { bySeven, type BySeven } from './seven.ts';
import type { SunDay } from './sun-day.ts';

export type Timely = Omit<KalaBala, 'ayana' | 'yuddha' | 'total'>;

export function timelyBala(
  { longitudes, solarTime, day }: Circumstances,
  benefic: BySeven<boolean>,
  lords: Shadbala['lords'],
): BySeven<Timely> {
  const bright = arc(longitudes.Moon, longitudes.Sun) / 3;
  return bySeven((graha) => ({
    natonnata: natonnata(graha, solarTime),
    paksha: paksha(graha, bright, benefic[graha]),
    tribhaga: graha === 'Jupiter' || graha === ruledBy(day) ? 60 : 0,
    abda: graha === lords.abda ? 15 : 0,
    masa: graha === lords.masa ? 30 : 0,
    vara: graha === lords.vara ? 45 : 0,
    hora: graha === lords.hora ? 60 : 0,
  }));
}

const BY_DAY: readonly Seven[] = ['Sun', 'Jupiter', 'Venus'];

/** Noon and midnight by the Sun itself, not by the clock: so Raman. Mercury is at ease in both. */
function natonnata(graha: Seven, solarTime: number): number {
  if (graha === 'Mercury') return 60;
  const light = arc(solarTime, 0) / 3;
  return BY_DAY.includes(graha) ? light : 60 - light;
}

/** The Moon's is doubled, be it benefic or, in the dark half of its month, malefic: so Raman. Never under 60, then. */
function paksha(graha: Seven, bright: number, benefic: boolean): number {
  const strength = benefic ? bright : 60 - bright;
  return graha === 'Moon' ? strength * 2 : strength;
}

/** Lords of the thirds of the day and of the night; Jupiter holds all six. */
const ruledBy = ({ daylight, third }: SunDay): Seven =>
  (daylight ? (['Mercury', 'Sun', 'Saturn'] as const) : (['Moon', 'Venus', 'Mars'] as const))[third]!;

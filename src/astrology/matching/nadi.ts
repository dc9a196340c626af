/** Nadi divides the nakshatras into three groups (first, middle, last); two Moons in one group get no points. */
import { NAKSHATRA_KEYS, type KootaRule, type Moon } from './koota-rule.ts';

const NADIS = ['Adi', 'Madhya', 'Antya'] as const;
/** Indexes into NADIS: six nakshatras go through the three nadis and back, then the sequence repeats. */
const NADI_SEQUENCE = [0, 1, 2, 2, 1, 0] as const;

export type Nadi = (typeof NADIS)[number];

export const getNadi = (moon: Moon): Nadi => NADIS[NADI_SEQUENCE[(moon.nakshatra - 1) % 6]!];

export const hasSameNadi = (first: Moon, second: Moon): boolean => getNadi(first) === getNadi(second);

export const nadi: KootaRule = {
  key: 'nadi',
  maximum: 8,
  dependsOnOrder: false,
  keys: NAKSHATRA_KEYS,
  source: 'Muhurta Chintamani, vivaha prakarana (nadikuta)',
  judge: (first, second) => ({
    points: hasSameNadi(first, second) ? 0 : 8,
    first: getNadi(first),
    second: getNadi(second),
    because: hasSameNadi(first, second)
      ? `both stars are of ${getNadi(first)} nadi`
      : 'the stars are of different nadis',
  }),
};

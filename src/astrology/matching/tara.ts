import { ON_STAR, type KootaRule } from './koota-rule.ts';

const TARAS = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyari',
  'Sadhaka',
  'Vadha',
  'Mitra',
  'Ati Mitra',
] as const;
/** The third, fifth and seventh of each nine. */
const ADVERSE = new Set<string>(['Vipat', 'Pratyari', 'Vadha']);

/** The tara of a star counted from another, both counted. */
const getTara = (from: number, star: number): string => TARAS[(star - from + 27) % 9]!;

/**
 * Half the points for each direction; the Telugu almanacs count from the second's star only and give all or nothing. An adverse tara one way is never adverse the other way, so at least half is always reached. `first` names the first's
 * tara counted from the second, and the reverse.
 */
export const tara: KootaRule = {
  key: 'tara',
  maximum: 3,
  directed: false,
  keys: ON_STAR,
  source: 'Muhurta Chintamani, vivaha prakarana (tara)',
  judge: (first, second) => {
    const one = getTara(second.nakshatra, first.nakshatra);
    const other = getTara(first.nakshatra, second.nakshatra);
    return {
      points: [one, other].filter((tara) => !ADVERSE.has(tara)).length * 1.5,
      first: one,
      second: other,
      because: `counted to each other the stars are ${one} and ${other}`,
    };
  },
};

/**
 * The four groups of divisional charts that are judged together: the weight of each chart, and the name of the number
 * of charts in which a graha is in its own place. Sources: Brihat Parashara Hora Shastra ch. 7, 17-25 (weights) and
 * ch. 6, 42-53 (names).
 */
import type { Varga } from '#src/astrology/varga.ts';

export const VARGA_GROUPS = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;
export type VargaGroup = (typeof VARGA_GROUPS)[number];

/**
 * The weights of a group sum to 20. For the saptavarga the verse has 5, 2, 3, 2½, 4½, 2, 1 without naming the charts:
 * here in the order of the verse before, with the added saptamsha (D7) last, as in Jagannatha Hora. Others follow the
 * order of the divisions: 2½ for D7, 4½ for D9, 2 for D12, 1 for D30.
 */
export const VARGA_WEIGHTS: Record<VargaGroup, Partial<Record<Varga, number>>> = {
  shadvarga: { 1: 6, 2: 2, 3: 4, 9: 5, 12: 2, 30: 1 },
  saptavarga: { 1: 5, 2: 2, 3: 3, 7: 1, 9: 2.5, 12: 4.5, 30: 2 },
  dashavarga: { 1: 3, 2: 1.5, 3: 1.5, 7: 1.5, 9: 1.5, 10: 1.5, 12: 1.5, 16: 1.5, 30: 1.5, 60: 5 },
  shodashavarga: {
    1: 3.5,
    2: 1,
    3: 1,
    4: 0.5,
    7: 0.5,
    9: 3,
    10: 0.5,
    12: 0.5,
    16: 2,
    20: 0.5,
    24: 0.5,
    27: 0.5,
    30: 1,
    40: 0.5,
    45: 0.5,
    60: 4,
  },
};

/** The names of two own places, three, and so on; none or one has no name. */
const NAMES_FROM_TWO: Record<VargaGroup, readonly string[]> = {
  shadvarga: ['Kimshuka', 'Vyanjana', 'Chamara', 'Chhatra', 'Kundala'],
  saptavarga: ['Kimshuka', 'Vyanjana', 'Chamara', 'Chhatra', 'Kundala', 'Mukuta'],
  dashavarga: [
    'Parijata',
    'Uttama',
    'Gopura',
    'Simhasana',
    'Paravata',
    'Devaloka',
    'Brahmaloka',
    'Airavata',
    'Shridhama',
  ],
  shodashavarga: [
    'Bhedaka',
    'Kusuma',
    'Nagapushpa',
    'Kanduka',
    'Kerala',
    'Kalpavriksha',
    'Chandanavana',
    'Purnachandra',
    'Uchchaihshrava',
    'Dhanvantari',
    'Suryakanta',
    'Vidruma',
    'Shakrasimhasana',
    'Goloka',
    'Shrivallabha',
  ],
};

/** @returns null for fewer than two own places */
export const getOwnPlacesName = (group: VargaGroup, count: number): string | null =>
  NAMES_FROM_TWO[group][count - 2] ?? null;

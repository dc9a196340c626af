/** The Kua number beside the Lo Shu square. */
import type { Direction } from '#src/numerology/kua.ts';

export const kuaTable = {
  caption:
    'The Kua number comes from China with the square, and it differs for male and female. We do not ask for this, so both are given: use your own row.',
  head: ['Kua number', 'Working', 'Kua', 'Good directions, the best first'],
  male: (year: number) => `Male, ${year}`,
  female: (year: number) => `Female, ${year}`,
} as const;

export const kuaDirections: Record<Direction, string> = {
  north: 'north',
  'north-east': 'north-east',
  east: 'east',
  'south-east': 'south-east',
  south: 'south',
  'south-west': 'south-west',
  west: 'west',
  'north-west': 'north-west',
};

export const kuaText =
  'Face one of the four directions of your Kua when you study or work, or sleep with your head towards it. Do it only where the room allows.';

export const kuaReasons = {
  one: (year: number) => `a year of the Kua begins about 4 February, so your birth counts to ${year}`,
  two: (first: number, second: number) =>
    `a year of the Kua begins between 3 and 5 February, so your birth counts to ${first} or ${second}, and both are given`,
} as const;

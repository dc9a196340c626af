/**
 * Yoni compares the animals of the nakshatras. Sources: Muhurta Chintamani, vivaha prakarana, for the animals and the
 * seven great enmities; Daivajna Manohara for the points.
 */
import { NAKSHATRA_KEYS, type KootaRule, type Moon } from './koota-rule.ts';

const ANIMALS = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
] as const;
export type Animal = (typeof ANIMALS)[number];

/** Indexes into ANIMALS, from Ashwini to Revati. (Abhijit, the second mongoose, is not one of the 27 nakshatras.) */
const ANIMAL_OF_NAKSHATRA = [
  0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1,
] as const;

/**
 * Points for great friends 4, friends 3, neutral 2, enemies 1, great enemies 0. Rows and columns are in the order of
 * ANIMALS; the table is symmetric, as in most panchangs. Published tables differ for horse and deer (3 here and in the
 * book Saral Jyotish, 1 in the programs AstroSage and PyJHora) and for lion and buffalo (1 here, 2 in some). Saral
 * Jyotish and the program Maitreya also differ in other places.
 */
const POINTS = [
  '42232221013321',
  '24332222312320',
  '23421213312031',
  '33242111122202',
  '22124212210211',
  '22212402213321',
  '22111042222212',
  '12312224303221',
  '03312223412221',
  '11121120141121',
  '32220323214221',
  '33022322212432',
  '22301212222342',
  '10121121111224',
] as const;

const getYoni = (moon: Moon): number => ANIMAL_OF_NAKSHATRA[moon.nakshatra - 1]!;

export const getAnimal = (moon: Moon): Animal => ANIMALS[getYoni(moon)]!;

/** The relation of two different animals, by their points from 0 to 3. */
const RELATIONS = [
  'are great enemies',
  'are enemies',
  'are indifferent to each other',
  'are friends',
] as const;

export const yoni: KootaRule = {
  key: 'yoni',
  maximum: 4,
  dependsOnOrder: false,
  keys: NAKSHATRA_KEYS,
  source: 'Muhurta Chintamani, vivaha prakarana (yoni); Daivajna Manohara',
  judge: (first, second) => {
    const [firstYoni, secondYoni] = [getYoni(first), getYoni(second)];
    const points = Number(POINTS[firstYoni]![secondYoni]);
    return {
      points,
      first: ANIMALS[firstYoni]!,
      second: ANIMALS[secondYoni]!,
      because:
        firstYoni === secondYoni
          ? `both stars are of the ${ANIMALS[firstYoni]!.toLowerCase()}`
          : `${ANIMALS[firstYoni]!.toLowerCase()} and ${ANIMALS[secondYoni]!.toLowerCase()} ${RELATIONS[points]!}`,
    };
  },
};

/** The Kua number of feng shui, from the year of birth, with its four good directions. Indian numerologists use it beside the Lo Shu square. */
import { addUp, reduceDigits, toDateDigits, type WorkingStep } from './contract-numbers.ts';

export type Kua = {
  /** 1 to 9 without 5 */
  value: number;
  workings: readonly WorkingStep[];
  /** the best one first: success, help, relations, calm */
  directions: readonly Direction[];
};

export type Direction =
  'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west' | 'north-west';

/** The rule differs for male and female. */
export type KuaPair = { year: number; male: Kua; female: Kua };

/** The solar year of the Chinese calendar begins between these days of February. */
const [FIRST_YEAR_START, LAST_YEAR_START] = ['0203', '0205'];

/** One pair; two for a birth on 3 to 5 February, when either solar year is possible. @throws RangeError */
export function computeKuaPairs(birthDate: string): KuaPair[] {
  const digits = toDateDigits(birthDate);
  const [year, dayOfYear] = [Number(digits.slice(0, 4)), digits.slice(4)];
  if (dayOfYear < FIRST_YEAR_START) return [computeKuaPair(year - 1)];
  return dayOfYear <= LAST_YEAR_START
    ? [computeKuaPair(year - 1), computeKuaPair(year)]
    : [computeKuaPair(year)];
}

/** Male: 11 less the root of the year. Female: the root and 4. The centre, 5, becomes 2 for male and 8 for female. */
function computeKuaPair(year: number): KuaPair {
  const [sum, sumLine] = addUp(Array.from(String(year), Number));
  const root = reduceDigits(sum, []);
  const lines = [sumLine, ...root.workings];
  const [maleTotal, femaleTotal] = [11 - root.value, root.value + 4];
  return {
    year,
    male: createKua(maleTotal, [...lines, `11 − ${root.value} = ${maleTotal}`], 2),
    female: createKua(femaleTotal, [...lines, `${root.value} + 4 = ${femaleTotal}`], 8),
  };
}

function createKua(total: number, lines: readonly WorkingStep[], inPlaceOfFive: number): Kua {
  const { value, workings } = reduceDigits(total, []);
  const isCentre = value === 5;
  const kua = isCentre ? inPlaceOfFive : value;
  return {
    value: kua,
    workings: [...lines, ...workings, ...(isCentre ? [{ kind: 'centre' as const, value: kua }] : [])],
    directions: DIRECTIONS[kua]!,
  };
}

/** Sheng Qi, Tian Yi, Yan Nian and Fu Wei of the eight mansions. */
const DIRECTIONS: Readonly<Record<number, readonly Direction[]>> = {
  1: ['south-east', 'east', 'south', 'north'],
  2: ['north-east', 'west', 'north-west', 'south-west'],
  3: ['south', 'north', 'south-east', 'east'],
  4: ['north', 'south', 'east', 'south-east'],
  6: ['west', 'north-east', 'south-west', 'north-west'],
  7: ['north-west', 'south-west', 'north-east', 'west'],
  8: ['south-west', 'north-west', 'west', 'north-east'],
  9: ['east', 'south-east', 'north', 'south'],
};

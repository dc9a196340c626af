import { expect, test } from 'vitest';
import { computeBirthdayNumber } from './birth-numbers.ts';
import { computeDestiny, computeSoulUrge, type NumberResult } from './contract-numbers.ts';
import { computeKuaPairs } from './kua.ts';
import { describeSteps } from './contract-remarks.ts';

test.each([
  ['a kept master number', computeBirthdayNumber('1996-06-29'), '11 is a master number and is kept'],
  ['a day of one digit', computeBirthdayNumber('1996-06-04'), 'the day 4 itself'],
  ['a remainder', computeSoulUrge(8, 9), '17 divided by 9 leaves 8'],
  ['no remainder', computeSoulUrge(4, 5), '9 divided by 9 leaves nothing, which counts as 9'],
  ['the centre of the square', computeKuaPairs('1968-06-04')[0]!.male, '5 becomes 2'],
])('the last step of %s is put into words', (_, { workings }, words) => {
  expect(describeSteps(workings).at(-1)).toBe(words);
});

test('letters of other scripts are named before the sums', () => {
  const { workings } = computeDestiny('Asha आशा') as NumberResult;
  expect(describeSteps(workings)[0]).toBe('आशा: letters of other scripts are not counted');
});

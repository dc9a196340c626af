import { expect, test } from 'vitest';
import { joinWorkings } from './number-phrases.ts';

const join = (steps: readonly string[]) => joinWorkings(steps).replaceAll('\u00a0', '_');

test('each word of a name and the sum of the words begin a line', () => {
  const steps = ['J 1 + A 1 + I 1 = 3', 'V 6 + E 5 + D 4 = 15', '1 + 5 = 6', '3 + 6 = 9'];
  expect(join(steps).split('\n')).toEqual([
    'J_1_+_A_1_+_I_1_=_3;',
    'V_6_+_E_5_+_D_4_=_15; 1_+_5_=_6;',
    '3_+_6_=_9',
  ]);
});

test('a sum of digits stays on one line with the next', () => {
  expect(join(['2 + 0 + 0 + 2 = 4', '11 − 4 = 7'])).toBe('2_+_0_+_0_+_2_=_4; 11_−_4_=_7');
});

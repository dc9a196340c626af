import { expect, it } from 'vitest';
import { toPhoneDigits } from './ContactFields.tsx';

it.each([
  ['98765 43210', '9876543210'],
  ['98765-4321x', '987654321'],
  ['98765432101', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['9198765432', '9198765432'],
  ['९८७', ''],
])('the typed phone number %j is reduced to %j', (typed, digits) => {
  expect(toPhoneDigits(typed)).toBe(digits);
});

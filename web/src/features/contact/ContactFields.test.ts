import { expect, it } from 'vitest';
import { cleanPhone } from './ContactFields.tsx';

it.each([
  ['98765 43210', '9876543210'],
  ['98765-4321x', '987654321'],
  ['98765432101', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['9198765432', '9198765432'],
  ['९८७', ''],
  ['+44 20 7946 0958', '+442079460958'],
  ['+', '+'],
  ['+1 (555) 010-0123 ext 4567890', '+155501001234567'],
])('the typed phone number %j is reduced to %j', (typed, phone) => {
  expect(cleanPhone(typed)).toBe(phone);
});

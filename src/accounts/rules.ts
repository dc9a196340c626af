/**
 * The rules of sign-up, in the specification's order and words; the server applies the client's and a few of its own.
 * @returns the first broken rule, as the field and the sentence to show
 */
import type { Register } from './contract.ts';

export const TEXTS = {
  passwordLength: 'Password must be at least 6 characters long.',
  required: 'Please fill all required fields: Name, Email, and Password.',
  time: 'Time of birth must be in HH:MM format (e.g., 14:30).',
};

export type BrokenRule = { path: keyof Register; message: string };

export function brokenRule(form: Register, today: string): BrokenRule | undefined {
  return rules(form, today).find(([broken]) => broken)?.[1];
}

type Check = [broken: boolean, rule: BrokenRule];

function rules(form: Register, today: string): Check[] {
  const { name, email, password, phone, dob, tob, placeOfBirth } = form;
  const check = (broken: boolean, path: keyof Register, message: string): Check => [
    broken,
    { path, message },
  ];
  return [
    check(password.length < 6, 'password', TEXTS.passwordLength),
    check(!name.trim() || !email.trim() || !password, 'name', TEXTS.required),
    check(!!tob && !TIME.test(tob), 'tob', TEXTS.time),
    check(password.length > 128, 'password', 'Password must be at most 128 characters long.'),
    check(name.trim().length > 80, 'name', 'Name must be at most 80 characters long.'),
    check(
      CONTROL.test(name + email + (phone ?? '') + (placeOfBirth ?? '')),
      'name',
      'Please remove characters that cannot be printed.',
    ),
    check(email.length > 254 || !EMAIL.test(email.trim()), 'email', 'Please enter a valid email address.'),
    check(!!phone && !/^[0-9+ ()-]{6,20}$/.test(phone), 'phone', 'Please enter a valid phone number.'),
    check(!!dob && !realDate(dob, today), 'dob', 'Please enter a real date of birth from 1900 to today.'),
    check(
      (placeOfBirth ?? '').length > 120,
      'placeOfBirth',
      'Place of birth must be at most 120 characters long.',
    ),
  ];
}

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
// Control characters and the ones that turn writing around.
const CONTROL = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/** ISO dates compare as text; the calendar itself says whether the day exists. */
function realDate(date: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '1900-01-01' || date > today) return false;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

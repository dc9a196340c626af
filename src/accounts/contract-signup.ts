/**
 * The rules of sign-up, in the specification's order and words: the form applies them before it sends, the server to
 * whatever it is sent.
 */
import type { Register } from './contract.ts';

export const TEXTS = {
  terms: 'Please agree to the Terms of Service and Privacy Policy.',
  confirm: 'Passwords do not match.',
  passwordLength: 'Password must be at least 6 characters long.',
  required: 'Please fill all required fields: Name, Email, and Password.',
  time: 'Time of birth must be in HH:MM format (e.g., 14:30).',
};

/** What the form asks besides and never sends: only where it is there, it is checked. */
export type SignupForm = Register & { confirm?: string; terms?: boolean };

export type BrokenRule = { path: keyof SignupForm; message: string };

/** `today` is a civil date, YYYY-MM-DD. @returns the first broken rule, as the field and the sentence to show */
export function brokenRule(form: SignupForm, today: string): BrokenRule | undefined {
  const found = [...specified(form), ...ours(form, today)].find(([broken]) => broken);
  return found && { path: found[1], message: found[2] };
}

type Check = [broken: boolean, path: keyof SignupForm, message: string];

function specified(form: SignupForm): Check[] {
  const { password, confirm, terms, tob } = form;
  const empty = REQUIRED.find((field) => !form[field].trim());
  return [
    [terms === false, 'terms', TEXTS.terms],
    [confirm !== undefined && confirm !== password, 'confirm', TEXTS.confirm],
    [password.length < 6, 'password', TEXTS.passwordLength],
    [empty !== undefined, empty ?? 'name', TEXTS.required],
    [!!tob && !TIME.test(tob), 'tob', TEXTS.time],
  ];
}

function ours({ name, email, password, phone, dob, placeOfBirth }: SignupForm, today: string): Check[] {
  const unprintable = Object.entries({ name, email, phone, placeOfBirth }).find(([, text]) =>
    CONTROL.test(text ?? ''),
  );
  return [
    [password.length > 128, 'password', 'Password must be at most 128 characters long.'],
    [name.trim().length > 80, 'name', 'Name must be at most 80 characters long.'],
    [
      unprintable !== undefined,
      (unprintable?.[0] ?? 'name') as keyof SignupForm,
      'Please remove characters that cannot be printed.',
    ],
    [email.length > 254 || !EMAIL.test(email.trim()), 'email', 'Please enter a valid email address.'],
    [!!phone && !/^[0-9+ ()-]{6,20}$/.test(phone), 'phone', 'Please enter a valid phone number.'],
    [!!dob && !realDate(dob, today), 'dob', 'Please enter a real date of birth from 1900 to today.'],
    [
      (placeOfBirth ?? '').length > 120,
      'placeOfBirth',
      'Place of birth must be at most 120 characters long.',
    ],
  ];
}

const REQUIRED = ['name', 'email', 'password'] as const;
/** Printable ASCII alone: letters of other scripts can look like ours, and then one address passes for another. */
export const EMAIL = /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
// Control characters and the ones that turn writing around.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** ISO dates compare as text; the calendar itself says whether the day exists. */
function realDate(date: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '1900-01-01' || date > today) return false;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

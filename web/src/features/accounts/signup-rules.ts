/** The rules of the sign-up form, in the specification's order and words. The server applies its own again. */
import type { Register } from '#src/accounts/contract.ts';
import { todayInIndia } from './birth-form.ts';

/** Everything the form holds, as typed. */
export type SignupForm = {
  name: string;
  email: string;
  password: string;
  confirm: string;
  phone: string;
  gender: string;
  /** YYYY-MM-DD, empty, or anything else when the parts make no day */
  dob: string;
  tob: string;
  placeOfBirth: string;
  terms: boolean;
};

export type BrokenRule = { field: keyof SignupForm; message: string };

/** The first broken rule, with the field to point at. */
export function brokenRule(form: SignupForm): BrokenRule | undefined {
  const broken = RULES.find(([isBroken]) => isBroken(form));
  if (!broken) return undefined;
  const [, field, message] = broken;
  return { field: message === REQUIRED ? firstEmpty(form) : field, message };
}

const firstEmpty = (form: SignupForm) => REQUIRED_FIELDS.find((field) => !form[field].trim()) ?? 'name';

const REQUIRED = 'Please fill all required fields: Name, Email, and Password.';
const REQUIRED_FIELDS = ['name', 'email', 'password'] as const;

type Rule = [isBroken: (form: SignupForm) => boolean, field: keyof SignupForm, message: string];

const RULES: Rule[] = [
  [({ terms }) => !terms, 'terms', 'Please agree to the Terms of Service and Privacy Policy.'],
  [({ password, confirm }) => password !== confirm, 'confirm', 'Passwords do not match.'],
  [({ password }) => password.length < 6, 'password', 'Password must be at least 6 characters long.'],
  [(form) => REQUIRED_FIELDS.some((field) => !form[field].trim()), 'name', REQUIRED],
  [
    ({ tob }) => tob !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(tob),
    'tob',
    'Time of birth must be in HH:MM format (e.g., 14:30).',
  ],
  // ours, after the specification's: the server asks for it too
  [
    ({ dob }) => dob !== '' && !isPastDay(dob),
    'dob',
    'Please enter a real date of birth from 1900 to today.',
  ],
];

const isPastDay = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= '1900-01-01' && date <= todayInIndia();

/** What is sent: empty optional fields are left out; the repeated password, terms and newsletter never travel. */
export function signupPayload(form: SignupForm): Register {
  const { name, email, password, phone, gender, dob, tob, placeOfBirth } = form;
  const optional = { phone: phone.trim(), gender, dob, tob, placeOfBirth: placeOfBirth.trim() };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ''));
  return { name: name.trim(), email: email.trim(), password, ...given };
}

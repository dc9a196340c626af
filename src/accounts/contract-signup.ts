/**
 * The rules of sign-up, in the order and with the texts of the specification. The form checks them before it sends,
 * the server on everything it receives.
 */
import * as z from 'zod/mini';
import { MAX_NAME_LENGTH } from '#src/places/contract-name-length.ts';
import { INVALID_EMAIL, isEmailAddress } from './contract-email.ts';
import { SIGNUP_ERRORS } from './contract-signup-errors.ts';
import { SignUpRequest } from './contract.ts';

/** Characters. The minimum is the specification's. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
const MAX_PLACE_LENGTH = 120;
/** Control characters and bidirectional overrides. */
export const UNPRINTABLE_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** `confirm` and `terms` exist only in the form and are never sent; they are checked where they are present. */
const SignupFields = z.object({
  ...SignUpRequest.shape,
  confirm: z.optional(z.string()),
  terms: z.optional(z.boolean()),
});
export type SignupForm = z.infer<typeof SignupFields>;

export type SignupError = { path: keyof SignupForm; message: string };

/** The first broken rule of each field, in the order of the rules. `today` is a civil date, YYYY-MM-DD. */
export const findSignupErrors = (form: SignupForm, today: string): SignupError[] =>
  listErrors(createSignupSchema(today).safeParse(form).error);

function listErrors(error: z.core.$ZodError | undefined): SignupError[] {
  const messages = new Map<SignupError['path'], string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path[0] as SignupError['path'];
    if (!messages.has(field)) messages.set(field, message);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

/**
 * Every rule is a check of the whole form: zod reports the issues of single fields in the order of the fields, and the
 * specification has another order.
 */
const createSignupSchema = (today: string) =>
  SignupFields.check(
    createRule('terms', SIGNUP_ERRORS.terms, ({ terms }) => terms !== false),
    createRule(
      'confirm',
      SIGNUP_ERRORS.confirm,
      ({ confirm, password }) => (confirm ?? password) === password,
    ),
    createRule(
      'password',
      SIGNUP_ERRORS.passwordLength,
      ({ password }) => password.length >= MIN_PASSWORD_LENGTH,
    ),
    ...REQUIRED_FIELDS.map((field) =>
      createRule(field, SIGNUP_ERRORS.required, (form) => form[field].trim() !== ''),
    ),
    createRule('tob', SIGNUP_ERRORS.time, ({ tob }) => !tob || TIME_PATTERN.test(tob)),
    createRule(
      'password',
      SIGNUP_ERRORS.passwordTooLong,
      ({ password }) => password.length <= MAX_PASSWORD_LENGTH,
    ),
    NAME_RULE,
    ...PRINTED_FIELDS.map(createPrintableRule),
    createRule('email', INVALID_EMAIL, ({ email }) => isEmailAddress(email.trim())),
    PHONE_RULE,
    createRule('dob', SIGNUP_ERRORS.birthDate, ({ dob }) => !dob || isPastDate(dob, today)),
    createRule(
      'placeOfBirth',
      SIGNUP_ERRORS.placeTooLong,
      ({ placeOfBirth = '' }) => placeOfBirth.length <= MAX_PLACE_LENGTH,
    ),
  );

/** The same rules for the two fields that the profile changes. */
export function findProfileErrors(fields: ProfileFields): SignupError[] {
  const schema = z
    .object({ name: z.string(), phone: z.string() })
    .check(NAME_RULE, createPrintableRule('name'), createPrintableRule('phone'), PHONE_RULE);
  return listErrors(schema.safeParse(fields).error);
}

type ProfileFields = { name: string; phone: string };

/** `continue`: the rules after a broken one are checked too. */
const createRule =
  <Form extends object = SignupForm>(
    path: keyof SignupForm,
    message: string,
    isSatisfied: (form: Form) => boolean,
  ): z.core.CheckFn<Form> =>
  ({ value, issues }) => {
    if (!isSatisfied(value))
      issues.push({ code: 'custom', path: [path], message, input: value, continue: true });
  };

const NAME_RULE = createRule(
  'name',
  SIGNUP_ERRORS.nameTooLong,
  ({ name }: { name: string }) => name.trim().length <= MAX_NAME_LENGTH,
);

const PHONE_RULE = createRule(
  'phone',
  SIGNUP_ERRORS.phone,
  ({ phone }: { phone?: string | undefined }) => !phone || PHONE_PATTERN.test(phone),
);

const createPrintableRule = <Field extends (typeof PRINTED_FIELDS)[number]>(field: Field) =>
  createRule(
    field,
    SIGNUP_ERRORS.unprintable,
    (form: { [F in Field]?: string | undefined }) => !UNPRINTABLE_CHARACTER.test(form[field] ?? ''),
  );

const REQUIRED_FIELDS = ['name', 'email', 'password'] as const;
const PRINTED_FIELDS = ['name', 'email', 'phone', 'placeOfBirth'] as const;
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;
const PHONE_PATTERN = /^[0-9+ ()-]{6,20}$/;

/** A date that exists, from 1900 to today. ISO dates compare as text. */
function isPastDate(date: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '1900-01-01' || date > today) return false;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth;
}

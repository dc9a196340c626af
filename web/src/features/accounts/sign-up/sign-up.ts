import { getTodayInIndia } from '#src/platform/contract-time.ts';
import type { SignUpRequest } from '#src/accounts/contract.ts';
import { findSignupErrors } from '#src/accounts/contract-signup.ts';
import { post } from '#web/lib/api.ts';
import { getDisplayName } from '#web/lib/display-name.ts';
import { saveSignup } from '#web/lib/session/save-session.ts';
import { toIsoDate } from '#web/features/birth-details/birth-date.ts';
import { getText, toInvalidResult, type FormResult } from '#web/ui/form/use-submit.ts';
import { toFailedResult } from '#web/features/accounts/sign-in/log-in.ts';
import { SessionResponse } from '#web/features/accounts/sign-in/session-response.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

/** Validates the form as the server does, creates the account and stores its session. Never rejects. */
export async function signUp(form: FormData): Promise<FormResult> {
  const values = readForm(form);
  const payload = toSignupPayload(values);
  const fields = { ...payload, confirm: values.confirm, terms: values.terms };
  const invalid = toInvalidResult(findSignupErrors(fields, getTodayInIndia()));
  if (invalid) return invalid;
  try {
    const { user, token } = await post('/api/auth/register', payload, SessionResponse);
    saveSignup({ user, token });
    if (form.get('newsletter') !== null) void subscribeToNewsletter(payload.email);
    return { kind: 'done', message: `Registration successful! Welcome, ${getDisplayName(user)}.` };
  } catch (error) {
    return toFailedResult(error, {
      unknownError: 'Registration failed',
      networkError: 'An error occurred during registration.',
    });
  }
}

function readForm(form: FormData): SignupValues {
  const readText = (name: string) => getText(form, name);
  return {
    name: readText('name'),
    email: readText('email'),
    password: readText('password'),
    confirm: readText('confirm'),
    phone: readText('phone'),
    gender: readText('gender'),
    dob: toBirthDate(readText('day'), readText('month'), readText('year')),
    tob: readText('tob'),
    placeOfBirth: readText('placeOfBirth'),
    placeId: readText('placeId'),
    terms: form.get('terms') !== null,
  };
}

/** Empty when all three parts are empty; `invalid` when they are not a date. */
const toBirthDate = (day: string, month: string, year: string) =>
  day || month || year ? (toIsoDate({ day, month, year }) ?? 'invalid') : '';

/** The values of the form, without the newsletter checkbox: the newsletter has a separate request after the sign-up. */
export type SignupValues = {
  name: string;
  email: string;
  password: string;
  confirm: string;
  phone: string;
  gender: string;
  /** YYYY-MM-DD; empty; or `invalid` when the three parts are not a date */
  dob: string;
  tob: string;
  placeOfBirth: string;
  /** empty unless the place was picked from the list */
  placeId: string;
  terms: boolean;
};

/** The request body: without empty optional fields, the repeated password and the terms. */
export function toSignupPayload(values: SignupValues): SignUpRequest {
  const { name, email, password, phone, gender, dob, tob, placeOfBirth, placeId } = values;
  const optionalFields = {
    phone: phone.trim(),
    gender,
    dob,
    tob,
    placeOfBirth: placeOfBirth.trim(),
    placeId,
  };
  const filledFields = Object.fromEntries(Object.entries(optionalFields).filter(([, value]) => value !== ''));
  return { name: name.trim(), email: email.trim(), password, ...filledFields };
}

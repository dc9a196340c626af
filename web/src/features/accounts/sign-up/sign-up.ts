import { todayInIndia } from '#src/platform/contract-ist-date.ts';
import { SignedIn } from '#src/accounts/contract.ts';
import { findSignupError } from '#src/accounts/contract-signup.ts';
import { post } from '#web/lib/api.ts';
import { saveSignup } from '#web/lib/session/save-session.ts';
import { isoDate } from '#web/features/birth-details/birth-form.ts';
import { getText } from '#web/ui/form/form-text.ts';
import type { FormResult } from '#web/ui/form/form-result.ts';
import { failure } from '#web/features/accounts/sign-in/log-in.ts';
import { signupPayload, type TypedSignup } from './signup-payload.ts';

export async function signUp(data: FormData): Promise<FormResult> {
  const typed = readForm(data);
  const payload = signupPayload(typed);
  const broken = findSignupError({ ...payload, confirm: typed.confirm, terms: typed.terms }, todayInIndia());
  if (broken) return { kind: 'failed', field: broken.path, message: broken.message };
  try {
    const { user, token } = await post('/api/auth/register', payload, SignedIn);
    saveSignup({ user, token });
    return { kind: 'done', message: `Registration successful! Welcome, ${user.name}.` };
  } catch (error) {
    return failure(error, {
      wordless: 'Registration failed',
      unreached: 'An error occurred during registration.',
    });
  }
}

function readForm(data: FormData): TypedSignup {
  const text = (name: string) => getText(data, name);
  return {
    name: text('name'),
    email: text('email'),
    password: text('password'),
    confirm: text('confirm'),
    phone: text('phone'),
    gender: text('gender'),
    dob: birthday(text('day'), text('month'), text('year')),
    tob: text('tob'),
    placeOfBirth: text('placeOfBirth'),
    terms: data.get('terms') !== null,
  };
}

/** Empty when all three parts are; something that is no date when they make none. */
const birthday = (day: string, month: string, year: string) =>
  day || month || year ? (isoDate({ day, month, year }) ?? 'no day') : '';

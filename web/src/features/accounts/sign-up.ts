import { SignedIn } from '#src/accounts/contract.ts';
import { post } from '#web/app/api.ts';
import { join } from './auth.ts';
import { isoDate } from './birth-form.ts';
import { textIn } from './form-text.ts';
import type { FormResult } from './form-result.ts';
import { failure } from './log-in.ts';
import { brokenRule, signupPayload, type SignupForm } from './signup-rules.ts';

export async function signUp(data: FormData): Promise<FormResult> {
  const form = readForm(data);
  const broken = brokenRule(form);
  if (broken) return { kind: 'failed', ...broken };
  try {
    const { user, token } = await post('/api/auth/register', signupPayload(form), SignedIn);
    join({ user, token });
    return { kind: 'done', message: `Registration successful! Welcome, ${user.name}.` };
  } catch (problem) {
    return failure(problem, {
      wordless: 'Registration failed',
      unreached: 'An error occurred during registration.',
    });
  }
}

function readForm(data: FormData): SignupForm {
  const text = (name: string) => textIn(data, name);
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

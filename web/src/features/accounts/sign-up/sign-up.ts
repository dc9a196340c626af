import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { SignedIn, type Register } from '#src/accounts/contract.ts';
import { findSignupError } from '#src/accounts/contract-signup.ts';
import { post } from '#web/lib/api.ts';
import { saveSignup } from '#web/lib/session/save-session.ts';
import { toIsoDate } from '#web/features/birth-details/birth-form.ts';
import { getText, type FormResult } from '#web/ui/form/use-submit.ts';
import { toFailedResult } from '#web/features/accounts/sign-in/log-in.ts';

export async function signUp(data: FormData): Promise<FormResult> {
  const typed = readForm(data);
  const payload = toSignupPayload(typed);
  const broken = findSignupError(
    { ...payload, confirm: typed.confirm, terms: typed.terms },
    getTodayInIndia(),
  );
  if (broken) return { kind: 'failed', field: broken.path, message: broken.message };
  try {
    const { user, token } = await post('/api/auth/register', payload, SignedIn);
    saveSignup({ user, token });
    return { kind: 'done', message: `Registration successful! Welcome, ${user.name}.` };
  } catch (error) {
    return toFailedResult(error, {
      unknownError: 'Registration failed',
      networkError: 'An error occurred during registration.',
    });
  }
}

function readForm(data: FormData): SignupValues {
  const text = (name: string) => getText(data, name);
  return {
    name: text('name'),
    email: text('email'),
    password: text('password'),
    confirm: text('confirm'),
    phone: text('phone'),
    gender: text('gender'),
    dob: toBirthDate(text('day'), text('month'), text('year')),
    tob: text('tob'),
    placeOfBirth: text('placeOfBirth'),
    terms: data.get('terms') !== null,
  };
}

/** Empty when all three parts are empty; an invalid date when they are no day. */
const toBirthDate = (day: string, month: string, year: string) =>
  day || month || year ? (toIsoDate({ day, month, year }) ?? 'invalid') : '';

/** The form values as typed. */
export type SignupValues = {
  name: string;
  email: string;
  password: string;
  confirm: string;
  phone: string;
  gender: string;
  /** YYYY-MM-DD, empty, or an invalid text when the parts are no day */
  dob: string;
  tob: string;
  placeOfBirth: string;
  terms: boolean;
};

/** The request body: without empty optional fields, the repeated password, terms and newsletter. */
export function toSignupPayload(typed: SignupValues): Register {
  const { name, email, password, phone, gender, dob, tob, placeOfBirth } = typed;
  const optional = { phone: phone.trim(), gender, dob, tob, placeOfBirth: placeOfBirth.trim() };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ''));
  return { name: name.trim(), email: email.trim(), password, ...given };
}

import { INVALID_EMAIL } from '#src/accounts/contract-email.ts';
import { SIGNUP_ERRORS } from '#src/accounts/contract-signup-errors.ts';
import { MIN_PASSWORD_LENGTH } from '#src/accounts/contract-signup.ts';
import { ApiError, post } from '#web/lib/api.ts';
import { saveLogin } from '#web/lib/session/save-session.ts';
import { SessionResponse } from './session-response.ts';
import { getText, toInvalidResult, type FormResult } from '#web/ui/form/use-submit.ts';

/** Messages of the specification: `unknownError` for a response without a message, `networkError` for no response. */
type DefaultMessages = { unknownError: string; networkError: string };

/** Validates the form and stores the session of the member; with the field `remember` it is stored in both storages. Never rejects. */
export async function logIn(form: FormData): Promise<FormResult> {
  const remember = form.get('remember') !== null;
  const [email, password] = [getText(form, 'email').trim(), getText(form, 'password')];
  const invalid = toInvalidResult(findLoginErrors(email, password));
  if (invalid) return invalid;
  try {
    const body = { email, password, remember };
    const { user, token } = await post('/api/auth/login', body, SessionResponse);
    saveLogin({ user, token }, remember);
    return { kind: 'done', message: 'Login successful!' };
  } catch (error) {
    return toFailedResult(error, {
      unknownError: 'Login failed',
      networkError: 'An error occurred during login.',
    });
  }
}

/** The checks that a browser would make from the attributes of the fields. Exported for its test. */
export function findLoginErrors(email: string, password: string): { path: string; message: string }[] {
  const emailError = email === '' ? 'Please enter your email.' : !email.includes('@') && INVALID_EMAIL;
  const passwordError =
    password === ''
      ? 'Please enter your password.'
      : password.length < MIN_PASSWORD_LENGTH && SIGNUP_ERRORS.passwordLength;
  return [
    ...(emailError ? [{ path: 'email', message: emailError }] : []),
    ...(passwordError ? [{ path: 'password', message: passwordError }] : []),
  ];
}

/** The message of the server; a fixed text for an error without one. */
export function toFailedResult(error: unknown, { unknownError, networkError }: DefaultMessages): FormResult {
  if (!(error instanceof ApiError) || error.code === 'network')
    return { kind: 'failed', message: networkError };
  if (error.code === 'invalid-response') return { kind: 'failed', message: 'Invalid response from server' };
  if (error.code === 'no-message') return { kind: 'failed', message: unknownError };
  return toInvalidResult(error.issues) ?? { kind: 'failed', message: error.message };
}

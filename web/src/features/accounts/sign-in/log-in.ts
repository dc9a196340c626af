import { SignInResponse } from '#src/accounts/contract.ts';
import { ApiError, post } from '#web/lib/api.ts';
import { saveLogin } from '#web/lib/session/save-session.ts';
import { getText, type FormResult } from '#web/ui/form/use-submit.ts';

/** Messages of the specification: `unknownError` for a response without a message, `networkError` for no response. */
type DefaultMessages = { unknownError: string; networkError: string };

/** Stores the session of the member; with the field `remember` it is stored in both storages. Never rejects. */
export async function logIn(form: FormData): Promise<FormResult> {
  const remember = form.get('remember') !== null;
  try {
    const body = { email: getText(form, 'email').trim(), password: getText(form, 'password'), remember };
    const { user, token } = await post('/api/auth/login', body, SignInResponse);
    saveLogin({ user, token }, remember);
    return { kind: 'done', message: 'Login successful!' };
  } catch (error) {
    return toFailedResult(error, {
      unknownError: 'Login failed',
      networkError: 'An error occurred during login.',
    });
  }
}

/** The message of the server; a fixed text for an error without one. `field` is the first invalid field. */
export function toFailedResult(error: unknown, { unknownError, networkError }: DefaultMessages): FormResult {
  if (!(error instanceof ApiError) || error.code === 'network')
    return { kind: 'failed', message: networkError };
  if (error.code === 'invalid-response') return { kind: 'failed', message: 'Invalid response from server' };
  if (error.code === 'no-message') return { kind: 'failed', message: unknownError };
  return { kind: 'failed', message: error.message, field: error.issues[0]?.path };
}

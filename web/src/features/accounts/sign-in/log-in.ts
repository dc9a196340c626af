import { SignedIn } from '#src/accounts/contract.ts';
import { ApiError, post } from '#web/lib/api.ts';
import { saveLogin } from '#web/lib/session/save-session.ts';
import { getText } from '#web/ui/form/form-text.ts';
import type { FormResult } from '#web/ui/form/form-result.ts';

/** The specification's words where the server has none of its own. */
type Defaults = { wordless: string; unreached: string };

export async function logIn(form: FormData): Promise<FormResult> {
  const remember = form.get('remember') !== null;
  try {
    const body = { email: getText(form, 'email').trim(), password: getText(form, 'password'), remember };
    const { user, token } = await post('/api/auth/login', body, SignedIn);
    saveLogin({ user, token }, remember);
    return { kind: 'done', message: 'Login successful!' };
  } catch (error) {
    return failure(error, { wordless: 'Login failed', unreached: 'An error occurred during login.' });
  }
}

export function failure(error: unknown, { wordless, unreached }: Defaults): FormResult {
  if (!(error instanceof ApiError) || error.code === 'network') return { kind: 'failed', message: unreached };
  if (error.code === 'invalid-response') return { kind: 'failed', message: 'Invalid response from server' };
  if (error.code === 'no-message') return { kind: 'failed', message: wordless };
  return { kind: 'failed', message: error.message, field: error.issues[0]?.path };
}

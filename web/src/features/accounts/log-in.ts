import { SignedIn } from '#src/accounts/contract.ts';
import { ApiError, post } from '#web/app/api.ts';
import { enter } from './enter.ts';
import { textIn } from './form-text.ts';
import type { FormResult } from './form-result.ts';

/** The specification's words where the server has none of its own. */
type Defaults = { wordless: string; unreached: string };

export async function logIn(form: FormData): Promise<FormResult> {
  const remember = form.get('remember') !== null;
  try {
    const body = { email: textIn(form, 'email').trim(), password: textIn(form, 'password'), remember };
    const { user, token } = await post('/api/auth/login', body, SignedIn);
    enter({ user, token }, remember);
    return { kind: 'done', message: 'Login successful!' };
  } catch (problem) {
    return failure(problem, { wordless: 'Login failed', unreached: 'An error occurred during login.' });
  }
}

export function failure(problem: unknown, { wordless, unreached }: Defaults): FormResult {
  if (!(problem instanceof ApiError) || problem.code === 'network')
    return { kind: 'failed', message: unreached };
  if (problem.code === 'unreadable') return { kind: 'failed', message: 'Invalid response from server' };
  if (problem.code === 'no-answer') return { kind: 'failed', message: wordless };
  return { kind: 'failed', message: problem.message, field: problem.issues[0]?.path };
}

import { Told } from '#src/accounts/contract-account.ts';
import { ApiError, post } from '#web/app/api.ts';
import { forget } from '#web/features/accounts/auth.ts';
import type { FormResult } from '#web/features/accounts/form-result.ts';
import { textIn } from '#web/features/accounts/form-text.ts';
import { failure } from '#web/features/accounts/log-in.ts';

/** A failure in the field `link` is one of the link itself: another password would not help. */
export async function choosePassword(form: FormData): Promise<FormResult> {
  const [token, password] = [textIn(form, 'token'), textIn(form, 'password')];
  if (password !== textIn(form, 'confirm'))
    return { kind: 'failed', field: 'confirm', message: 'Passwords do not match.' };
  try {
    const { message } = await post('/api/auth/reset-password', { token, password }, Told);
    // Every session has ended, and what this browser remembers of one with them.
    forget();
    return { kind: 'done', message };
  } catch (problem) {
    if (problem instanceof ApiError && problem.code === 'link-over')
      return { kind: 'failed', field: 'link', message: problem.message };
    return failure(problem, {
      wordless: 'Something went wrong on our side, and your password is as it was. Please try again.',
      unreached: 'We could not reach Lagna, so your password is as it was. Please try again.',
    });
  }
}

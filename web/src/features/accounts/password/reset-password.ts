import { Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { ApiError, post } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import type { FormResult } from '#web/ui/form/form-result.ts';
import { getText } from '#web/ui/form/form-text.ts';
import { failure } from '#web/features/accounts/sign-in/log-in.ts';

/** A failure in the field `link` is one of the link itself: another password would not help. */
export async function choosePassword(form: FormData): Promise<FormResult> {
  const [token, password] = [getText(form, 'token'), getText(form, 'password')];
  if (password !== getText(form, 'confirm'))
    return { kind: 'failed', field: 'confirm', message: 'Passwords do not match.' };
  try {
    const { message } = await post('/api/auth/reset-password', { token, password }, Acknowledgement);
    // Every session has ended, and what this browser remembers of one with them.
    signOutLocally();
    return { kind: 'done', message };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link-over')
      return { kind: 'failed', field: 'link', message: error.message };
    return failure(error, {
      wordless: 'Something went wrong on our side, and your password is as it was. Please try again.',
      unreached: 'We could not reach Lagna, so your password is as it was. Please try again.',
    });
  }
}

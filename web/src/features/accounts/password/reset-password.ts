import { Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { ApiError, post } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { getText, type FormResult } from '#web/ui/form/use-submit.ts';
import { toFailedResult } from '#web/features/accounts/sign-in/log-in.ts';

/** A failed result with the field `token` means that the link has expired: another password would not help. */
export async function resetPassword(form: FormData): Promise<FormResult> {
  const [token, password] = [getText(form, 'token'), getText(form, 'password')];
  if (password !== getText(form, 'confirm'))
    return { kind: 'failed', field: 'confirm', message: 'Passwords do not match.' };
  try {
    const { message } = await post('/api/auth/reset-password', { token, password }, Acknowledgement);
    // The server has ended every session, including this one.
    signOutLocally();
    return { kind: 'done', message };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'token-expired')
      return { kind: 'failed', field: 'token', message: error.message };
    return toFailedResult(error, {
      unknownError: 'Something went wrong on our side, and your password is as it was. Please try again.',
      networkError: 'We could not reach Lagna, so your password is as it was. Please try again.',
    });
  }
}

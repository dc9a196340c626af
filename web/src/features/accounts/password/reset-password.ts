import { Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { ApiError, hasServerMessage, post } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { getText, type FormResult } from '#web/ui/form/use-submit.ts';

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
    return hasServerMessage(error)
      ? { kind: 'failed', field: error.issues[0]?.path, message: error.message }
      : { kind: 'failed', message: RESULT_UNKNOWN };
  }
}

/** The server may have changed the password although its response was lost or could not be read. */
const RESULT_UNKNOWN =
  'We got no answer, so we do not know whether your password has changed. Try to log in with the new one. If that does not work, send this form again.';

import { Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { SIGNUP_ERRORS } from '#src/accounts/contract-signup-errors.ts';
import { MIN_PASSWORD_LENGTH } from '#src/accounts/contract-signup.ts';
import { ApiError, hasServerMessage, post } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { getText, toInvalidResult, type FormResult } from '#web/ui/form/use-submit.ts';

/** A failed result with the field `token` means that the link has expired: another password would not help. */
export async function resetPassword(form: FormData): Promise<FormResult> {
  const [token, password] = [getText(form, 'token'), getText(form, 'password')];
  const invalid = toInvalidResult(findErrors(password, getText(form, 'confirm')));
  if (invalid) return invalid;
  try {
    const { message } = await post('/api/auth/reset-password', { token, password }, Acknowledgement);
    // The server has ended every session, including this one.
    signOutLocally();
    return { kind: 'done', message };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'token-expired')
      return { kind: 'failed', field: 'token', message: error.message };
    if (!hasServerMessage(error)) return { kind: 'failed', message: RESULT_UNKNOWN };
    return toInvalidResult(error.issues) ?? { kind: 'failed', message: error.message };
  }
}

/** The rules of the sign-up, in their order. */
const findErrors = (password: string, confirm: string) => [
  ...(password === confirm ? [] : [{ path: 'confirm', message: SIGNUP_ERRORS.confirm }]),
  ...(password.length >= MIN_PASSWORD_LENGTH
    ? []
    : [{ path: 'password', message: SIGNUP_ERRORS.passwordLength }]),
];

/** The server may have changed the password although its response was lost or could not be read. */
const RESULT_UNKNOWN =
  'We got no answer, so we do not know whether your password has changed. Try to log in with the new one. If that does not work, send this form again.';

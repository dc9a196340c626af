import { Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import { post } from '#web/lib/api.ts';
import { getText, type FormResult } from '#web/ui/form/use-submit.ts';
import { toFailedResult } from '#web/features/accounts/sign-in/log-in.ts';

/** The server confirms every address, with or without an account. Never rejects. */
export async function requestPasswordReset(form: FormData): Promise<FormResult> {
  const email = getText(form, 'email').trim();
  if (!isEmailAddress(email)) return { kind: 'failed', message: INVALID_EMAIL, field: 'email' };
  try {
    const { message } = await post('/api/auth/forgot-password', { email }, Acknowledgement);
    return { kind: 'done', message };
  } catch (error) {
    return toFailedResult(error, {
      unknownError: RESULT_UNKNOWN,
      networkError: RESULT_UNKNOWN,
    });
  }
}

/** The server may have sent the e-mail although its response was lost. */
const RESULT_UNKNOWN =
  'We got no answer, so we do not know whether the e-mail was sent. If it does not come in a few minutes, please try again.';

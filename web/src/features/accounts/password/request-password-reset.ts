import { Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { post } from '#web/lib/api.ts';
import { getText, type FormResult } from '#web/ui/form/use-submit.ts';
import { toFailedResult } from '#web/features/accounts/sign-in/log-in.ts';

export async function requestPasswordReset(form: FormData): Promise<FormResult> {
  try {
    const email = getText(form, 'email').trim();
    const { message } = await post('/api/auth/forgot-password', { email }, Acknowledgement);
    return { kind: 'done', message };
  } catch (error) {
    return toFailedResult(error, {
      unknownError: 'Something went wrong on our side, and nothing was sent. Please try again.',
      networkError: 'We could not reach Lagna, so nothing was sent. Please try again.',
    });
  }
}

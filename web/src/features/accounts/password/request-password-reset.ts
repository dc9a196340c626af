import { Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { post } from '#web/lib/api.ts';
import type { FormResult } from '#web/ui/form/form-result.ts';
import { getText } from '#web/ui/form/form-text.ts';
import { failure } from '#web/features/accounts/sign-in/log-in.ts';

export async function askForLink(form: FormData): Promise<FormResult> {
  try {
    const email = getText(form, 'email').trim();
    const { message } = await post('/api/auth/forgot-password', { email }, Acknowledgement);
    return { kind: 'done', message };
  } catch (error) {
    return failure(error, {
      wordless: 'Something went wrong on our side, and nothing was sent. Please try again.',
      unreached: 'We could not reach Lagna, so nothing was sent. Please try again.',
    });
  }
}

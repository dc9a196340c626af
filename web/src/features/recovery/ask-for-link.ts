import { Told } from '#src/accounts/contract-account.ts';
import { post } from '#web/app/api.ts';
import type { FormResult } from '#web/features/accounts/form-result.ts';
import { textIn } from '#web/features/accounts/form-text.ts';
import { failure } from '#web/features/accounts/log-in.ts';

export async function askForLink(form: FormData): Promise<FormResult> {
  try {
    const email = textIn(form, 'email').trim();
    const { message } = await post('/api/auth/forgot-password', { email }, Told);
    return { kind: 'done', message };
  } catch (problem) {
    return failure(problem, {
      wordless: 'Something went wrong on our side, and nothing was sent. Please try again.',
      unreached: 'We could not reach Lagna, so nothing was sent. Please try again.',
    });
  }
}

/** What is said of the newsletter's answers: the specification's texts. */

import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

export type SubscribeResult = { title: string; text: string; kept?: true };

export async function subscribe(email: string): Promise<SubscribeResult> {
  try {
    // the client and its contracts are fetched with the first call: most readers make none
    const { postSubscription: tellServer } = await loadChunk(() => import('./subscribe-call.ts'));
    return toSuccess(await tellServer(email));
  } catch (error) {
    return toFailure(error instanceof Error ? error.message : '');
  }
}

export const INVALID_EMAIL: SubscribeResult = {
  title: 'Invalid Email',
  text: 'Please enter a valid email address.',
};

export const toSuccess = ({ message }: { message?: string | undefined }): SubscribeResult => ({
  title: 'Subscribed!',
  text: message || 'You have successfully subscribed to our newsletter.',
  kept: true,
});

/** Only one refusal is repeated to the reader, and in our words. */
export const toFailure = (message: string): SubscribeResult =>
  message === 'Email already subscribed.'
    ? { title: 'Already Subscribed', text: 'This email is already registered for our newsletter.' }
    : { title: 'Oops!', text: 'Something went wrong. Please try again later.' };

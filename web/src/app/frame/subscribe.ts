/** Subscribes to the newsletter. The texts are the specification's. */
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

export type SubscribeResult = { title: string; text: string; isSubscribed?: true };

export async function subscribe(email: string): Promise<SubscribeResult> {
  try {
    // the API client and its contracts are loaded with the first request: most visitors make none
    const { postSubscription } = await loadChunk(() => import('./post-subscription.ts'));
    return toSuccess(await postSubscription(email));
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
  isSubscribed: true,
});

/** One error of the server has its own text; all other errors share one. */
export const toFailure = (message: string): SubscribeResult =>
  message === 'Email already subscribed.'
    ? { title: 'Already Subscribed', text: 'This email is already registered for our newsletter.' }
    : { title: 'Oops!', text: 'Something went wrong. Please try again later.' };

/** The newsletter's call and what is said of its answers: the specification's texts. */
import * as z from 'zod/mini';
import { inWords, post } from './api.ts';

export type Answer = { title: string; text: string; kept?: true };

const Subscribed = z.object({ message: z.optional(z.string()) });

export async function subscribe(email: string): Promise<Answer> {
  try {
    return thanks(await post('/api/newsletter/subscribe', { email }, Subscribed));
  } catch (problem) {
    return refusal(inWords(problem));
  }
}

export const unusableAddress: Answer = {
  title: 'Invalid Email',
  text: 'Please enter a valid email address.',
};

export const thanks = ({ message }: z.infer<typeof Subscribed>): Answer => ({
  title: 'Subscribed!',
  text: message || 'You have successfully subscribed to our newsletter.',
  kept: true,
});

/** Only one refusal is repeated to the reader, and in our words. */
export const refusal = (message: string): Answer =>
  message === 'Email already subscribed.'
    ? { title: 'Already Subscribed', text: 'This email is already registered for our newsletter.' }
    : { title: 'Oops!', text: 'Something went wrong. Please try again later.' };

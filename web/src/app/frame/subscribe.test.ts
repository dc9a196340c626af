import { describe, expect, it } from 'vitest';
import { toFailure, toSuccess } from './subscribe.ts';

describe('the newsletter result', () => {
  it('has the server’s message after a subscription', () => {
    expect(toSuccess({ message: 'Welcome aboard.' })).toEqual({
      title: 'Subscribed!',
      text: 'Welcome aboard.',
      isSubscribed: true,
    });
  });

  it('has a default text when the server sent none', () => {
    expect(toSuccess({}).text).toBe('You have successfully subscribed to our newsletter.');
  });

  it('has its own text for an address that is already subscribed', () => {
    expect(toFailure('Email already subscribed.')).toEqual({
      title: 'Already Subscribed',
      text: 'This email is already registered for our newsletter.',
    });
  });

  it('is a general text for other errors, without the server’s message', () => {
    expect(toFailure('relation "subscribers" does not exist')).toEqual({
      title: 'Oops!',
      text: 'Something went wrong. Please try again later.',
    });
  });
});

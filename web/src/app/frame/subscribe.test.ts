import { describe, expect, it } from 'vitest';
import { toFailure, toSuccess } from './subscribe.ts';

describe('the newsletter says', () => {
  it('the message of the server when subscribed', () => {
    expect(toSuccess({ message: 'Welcome aboard.' })).toEqual({
      title: 'Subscribed!',
      text: 'Welcome aboard.',
      kept: true,
    });
  });

  it('its own words when the server has none', () => {
    expect(toSuccess({}).text).toBe('You have successfully subscribed to our newsletter.');
  });

  it('that the address is known already', () => {
    expect(toFailure('Email already subscribed.')).toEqual({
      title: 'Already Subscribed',
      text: 'This email is already registered for our newsletter.',
    });
  });

  it('Oops! for anything else, without repeating what the server said', () => {
    expect(toFailure('relation "subscribers" does not exist')).toEqual({
      title: 'Oops!',
      text: 'Something went wrong. Please try again later.',
    });
  });
});

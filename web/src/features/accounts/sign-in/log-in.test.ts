import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { findLoginErrors, toFailedResult } from './log-in.ts';

const defaults = { unknownError: 'Login failed', networkError: 'An error occurred during login.' };
const getMessage = (error: unknown) => {
  const result = toFailedResult(error, defaults);
  return result.kind === 'failed' ? result.message : undefined;
};

describe('a failed login', () => {
  it('shows the server’s message', () => {
    const rejection = new ApiError('wrong-credentials', 'Invalid email or password.', 401);
    expect(getMessage(rejection)).toBe('Invalid email or password.');
  });

  it('shows the specification’s text when the server sent no message', () => {
    expect(getMessage(new ApiError('no-message', 'x', 502))).toBe('Login failed');
    expect(getMessage(new ApiError('network', 'x', 0))).toBe('An error occurred during login.');
    expect(getMessage(new TypeError('broken'))).toBe('An error occurred during login.');
  });

  it('shows that the response is invalid when it has no token or user', () => {
    expect(getMessage(new ApiError('invalid-response', 'x', 200))).toBe('Invalid response from server');
  });

  it('has the invalid field of the server’s response', () => {
    const issues = [{ path: 'email', message: 'Please enter a valid email address.' }];
    const rejection = new ApiError('invalid', 'Please enter a valid email address.', 422, { issues });
    expect(toFailedResult(rejection, defaults)).toMatchObject({ kind: 'failed', field: 'email' });
  });
});

describe('the login form', () => {
  it('requires an email and a password of six characters, and shows both errors', () => {
    const findMessages = (email: string, password: string) =>
      findLoginErrors(email, password).map(({ message }) => message);
    expect(findMessages('', '')).toEqual(['Please enter your email.', 'Please enter your password.']);
    expect(findMessages('asha', '12345')).toEqual([
      'Please enter a valid email address.',
      'Password must be at least 6 characters long.',
    ]);
    expect(findMessages('asha@example.in', '123456')).toEqual([]);
  });
});

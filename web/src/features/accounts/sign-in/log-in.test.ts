import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { failure } from './log-in.ts';

const words = { wordless: 'Login failed', unreached: 'An error occurred during login.' };
const message = (error: unknown) => {
  const result = failure(error, words);
  return result.kind === 'failed' ? result.message : undefined;
};

describe('a login that fails', () => {
  it('shows the server’s own sentence', () => {
    const refused = new ApiError('wrong-credentials', 'Invalid email or password.', 401);
    expect(message(refused)).toBe('Invalid email or password.');
  });

  it('has the specification’s words where the server has none', () => {
    expect(message(new ApiError('no-message', 'x', 502))).toBe('Login failed');
    expect(message(new ApiError('network', 'x', 0))).toBe('An error occurred during login.');
    expect(message(new TypeError('broken'))).toBe('An error occurred during login.');
  });

  it('does not accept an answer without token and user', () => {
    expect(message(new ApiError('invalid-response', 'x', 200))).toBe('Invalid response from server');
  });

  it('points at the field the server objects to', () => {
    const issues = [{ path: 'email', message: 'Please enter a valid email address.' }];
    const refused = new ApiError('invalid', 'Please enter a valid email address.', 422, { issues });
    expect(failure(refused, words)).toMatchObject({ kind: 'failed', field: 'email' });
  });
});

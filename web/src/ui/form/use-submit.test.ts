import { describe, expect, it } from 'vitest';
import { getFieldError, removeFieldError, toInvalidResult, type FormResult } from './use-submit.ts';

const failed: FormResult = {
  kind: 'failed',
  message: 'Full Name is required.',
  field: 'name',
  errors: { name: 'Full Name is required.', message: 'Message is required.' },
};

describe('the result of a form with several invalid fields', () => {
  it('has the error of each field', () => {
    expect(getFieldError(failed, 'name')).toBe('Full Name is required.');
    expect(getFieldError(failed, 'message')).toBe('Message is required.');
    expect(getFieldError(failed, 'email')).toBeUndefined();
  });

  it('keeps the other errors when one field is corrected, and is idle after the last', () => {
    const remaining = removeFieldError(failed, 'name');
    expect(getFieldError(remaining, 'name')).toBeUndefined();
    expect(getFieldError(remaining, 'message')).toBe('Message is required.');
    expect(remaining).toMatchObject({ field: 'message', message: 'Message is required.' });
    expect(removeFieldError(remaining, 'message')).toEqual({ kind: 'idle' });
  });

  it('is unchanged when a valid field is edited', () => {
    expect(removeFieldError(failed, 'email')).toBe(failed);
  });
});

it('the result of a form with one invalid field is idle once this field is edited', () => {
  const result: FormResult = { kind: 'failed', message: 'Too short.', field: 'password' };
  expect(removeFieldError(result, 'password')).toEqual({ kind: 'idle' });
});

it('the result for several issues has the first issue of each field, in their order', () => {
  const issues = [
    { path: 'confirm', message: 'Passwords do not match.' },
    { path: 'password', message: 'Too short.' },
    { path: 'password', message: 'Too simple.' },
  ];
  expect(toInvalidResult(issues)).toEqual({
    kind: 'failed',
    field: 'confirm',
    message: 'Passwords do not match.',
    errors: { confirm: 'Passwords do not match.', password: 'Too short.' },
  });
  expect(toInvalidResult([])).toBeUndefined();
});

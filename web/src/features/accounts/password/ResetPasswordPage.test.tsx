import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NewPasswordFields } from './ResetPasswordPage.tsx';

const countMessage = (field: string | undefined) =>
  renderToStaticMarkup(
    <NewPasswordFields result={{ kind: 'failed', message: 'Not accepted.', field }} />,
  ).split('Not accepted.').length - 1;

describe('the error message of a new password', () => {
  it.each(['password', 'confirm'])('of the field %s is shown once', (field) => {
    expect(countMessage(field)).toBe(1);
  });

  it.each([undefined, 'email'])('of the field %s, which the form does not have, is shown once', (field) => {
    expect(countMessage(field)).toBe(1);
  });
});

/** One form of the profile: its submit, and the errors of its fields. */
import type { FormEvent } from 'react';
import { ApiError, type Issue } from '#web/lib/api.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import {
  getFieldError,
  toFormMessage,
  toInvalidResult,
  useSubmit,
  type FormResult,
} from '#web/ui/form/use-submit.ts';

type Options = {
  onDone?: () => void;
  /** the errors that are known before the request, in the order of the fields */
  findErrors?: ((data: FormData) => Issue[]) | undefined;
};

/** `request` returns the message to show on success. After an expired session the form keeps what was typed. */
export function useProfileForm(
  request: (data: FormData) => Promise<string>,
  { onDone, findErrors }: Options = {},
) {
  const { formRef, result, pending, onSubmit, submit, clear, clearField } = useSubmit(async (data) => {
    const invalid = toInvalidResult(findErrors?.(data) ?? []);
    if (invalid) return invalid;
    try {
      const message = await request(data);
      onDone?.();
      return { kind: 'done', message };
    } catch (error) {
      return toProfileFailure(error, data);
    }
  });
  const isFieldError = result.kind === 'failed' && result.field;
  return {
    formRef,
    pending,
    message: isFieldError ? undefined : toFormMessage(result),
    getError: (field: string) => getFieldError(result, field),
    onSubmit,
    submit,
    clear,
    /** removes the error of the edited field, or the message of the form */
    onInput: ({ target }: FormEvent<HTMLFormElement>) =>
      isFieldError ? clearField((target as HTMLInputElement).name) : clear(),
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

const SIGN_IN_AGAIN = 'Please log out, log in with Google again, and do this within ten minutes.';
const FIELDS = ['name', 'phone', 'email', 'password', 'newPassword'];

/** An error of a field that the form does not have belongs to the form as a whole. `data` is what was submitted. */
export function toProfileFailure(error: unknown, data: FormData): FormResult {
  const message = handleRequestError(error);
  if (!(error instanceof ApiError)) return { kind: 'failed', message };
  // a member without a password has no field to correct
  if (error.code === 'reauthentication-required') return { kind: 'failed', message: SIGN_IN_AGAIN };
  const issues = error.code === 'wrong-password' ? [{ path: 'password', message }] : error.issues;
  const hasField = ({ path }: { path: string }) => FIELDS.includes(path) && data.has(path);
  return toInvalidResult(issues.filter(hasField)) ?? { kind: 'failed', message };
}

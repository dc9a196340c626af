/** One form of the profile: its submit, and the errors of its fields. */
import { ApiError } from '#web/lib/api.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import { getFieldError, toFormMessage, useSubmit, type FormResult } from '#web/ui/form/use-submit.ts';

/** `request` returns the message to show on success. After an expired session the form keeps what was typed. */
export function useProfileForm(request: (data: FormData) => Promise<string>, onDone?: () => void) {
  const { formRef, result, pending, onSubmit, submit, clear } = useSubmit(async (data) => {
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
  const invalidField = error.code === 'wrong-password' ? 'password' : error.issues[0]?.path;
  return { kind: 'failed', message, field: FIELDS.find((name) => name === invalidField && data.has(name)) };
}

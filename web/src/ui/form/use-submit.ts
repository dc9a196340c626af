/** Submitting a form: its progress, its result, and the focus on the first invalid field. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import type { FormMessageContent } from './FormMessage.tsx';

/**
 * `failed` with an empty message: another element of the page shows the error. `errors`: the messages of all invalid
 * fields by name, in the order of the rules; `message` is the first of them.
 */
export type FormResult =
  | { kind: 'idle' }
  | { kind: 'done'; message: string }
  | { kind: 'failed'; message: string; field?: string | undefined; errors?: Record<string, string> };

type FailedResult = Extract<FormResult, { kind: 'failed' }>;

/** Never rejects: an error is a `failed` result. */
type Submit = (data: FormData) => Promise<FormResult>;

const IDLE: FormResult = { kind: 'idle' };

/**
 * After a success, `blockAfterSuccess` ignores further submits. The form uses `onSubmit`, because React's form actions would
 * put an inline script into the prerendered page.
 */
export function useSubmit(submit: Submit, { blockAfterSuccess = false } = {}) {
  const formRef = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState(IDLE);
  const [pending, setPending] = useState(false);
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    // after a submit, not when the error of a field is removed; without an invalid field nothing is focused
    if (submitCount > 0) focusFirstInvalid(formRef.current);
  }, [submitCount]);
  const runSubmit = async (data: FormData) => {
    if (pending || (blockAfterSuccess && result.kind === 'done')) return;
    setPending(true);
    setResult(IDLE);
    const newResult = await submit(data);
    setPending(false);
    setResult(newResult);
    setSubmitCount((count) => count + 1);
  };
  return {
    formRef,
    result,
    pending,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void runSubmit(new FormData(event.currentTarget));
    },
    /** for a button outside a form */
    submit: () => void runSubmit(new FormData()),
    /** removes the result, for example while the user types */
    clear: () => !pending && setResult(IDLE),
    /** removes the error of one field; the result stays as long as other fields have errors */
    clearField: (field: string) => !pending && setResult((current) => removeFieldError(current, field)),
  };
}

/** After a client-side validation: focuses the first invalid field. `errors` keeps its identity while none is added or removed. */
export function useFocusFirstError(errors: object) {
  const formRef = useRef<HTMLFormElement>(null);
  const previousCount = useRef(0);
  useEffect(() => {
    const count = Object.values(errors).filter(Boolean).length;
    // Fewer errors than before: the user has corrected a field and types in it.
    if (count > 0 && count >= previousCount.current) focusFirstInvalid(formRef.current);
    previousCount.current = count;
  }, [errors]);
  return formRef;
}

const focusFirstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** The message of a result, also of one that belongs to a field: a caller that shows it at the field only checks `field`. */
export function toFormMessage(result: FormResult): FormMessageContent | undefined {
  if (result.kind === 'idle' || !result.message) return undefined;
  return { tone: result.kind === 'done' ? 'success' : 'error', text: result.message };
}

export function getFieldError(result: FormResult, field: string): string | undefined {
  if (result.kind !== 'failed') return undefined;
  return result.errors ? result.errors[field] : result.field === field ? result.message : undefined;
}

/** The result for invalid fields, in the order of the rules; undefined without one. The first error of a field counts. */
export function toInvalidResult(
  issues: readonly { path: string; message: string }[],
): FailedResult | undefined {
  const errors = Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]));
  return toResult(Object.fromEntries(issues.map(({ path }) => [path, errors[path]!])));
}

function toResult(errors: Record<string, string>): FailedResult | undefined {
  const [first] = Object.entries(errors);
  return first && { kind: 'failed', field: first[0], message: first[1], errors };
}

/** Exported for its test. The same object if the field has no error, so that the focus does not move. */
export function removeFieldError(result: FormResult, field: string): FormResult {
  if (getFieldError(result, field) === undefined || result.kind !== 'failed') return result;
  const { [field]: _, ...errors } = result.errors ?? {};
  return toResult(errors) ?? IDLE;
}

/** Loads the API client and its contracts with the first submit. `loadError` is shown when they cannot be loaded. */
export const createLazySubmit =
  (load: () => Promise<Submit>, loadError: string): Submit =>
  async (data) => {
    const submit = await loadChunk(load).catch(() => undefined);
    return submit ? submit(data) : { kind: 'failed', message: loadError };
  };

/** The text of a form field; empty when it is missing or a file. */
export function getText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

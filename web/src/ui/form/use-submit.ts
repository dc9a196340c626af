import { startTransition, useActionState, useEffect, useRef, type FormEvent } from 'react';
import type { FormResult } from './form-result.ts';

/**
 * A form's submit as an action: result, pending, and the first wrong field in focus afterwards.
 * `onSubmit` and not React's own form action, which would put an inline script into the prerendered page.
 */
export function useSubmit(act: (form: FormData) => Promise<FormResult>) {
  const form = useRef<HTMLFormElement>(null);
  const [result, send, pending] = useActionState((_: FormResult, data: FormData) => act(data), {
    kind: 'idle',
  });
  useEffect(() => {
    if (result.kind === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [result]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!pending && result.kind !== 'done') startTransition(() => send(data));
  };
  return { form, result, pending, onSubmit };
}

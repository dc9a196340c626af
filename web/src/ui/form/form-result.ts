/** What a form's submit comes to, and the submit itself, fetched when it is first needed. */
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import type { FormMessageContent } from './FormMessage.tsx';

export type FormResult =
  | { kind: 'idle' }
  | { kind: 'done'; message: string }
  | { kind: 'failed'; message: string; field?: string | undefined };

export function toFormMessage(result: FormResult): FormMessageContent | undefined {
  if (result.kind === 'idle') return undefined;
  return { tone: result.kind === 'done' ? 'ok' : 'bad', text: result.message };
}

type Submit = (form: FormData) => Promise<FormResult>;

/** Client and contracts weigh as much as the page: they come with the first submit. `unreached` if they do not. */
export const lazySubmit =
  (load: () => Promise<Submit>, unreached: string): Submit =>
  async (form) => {
    const submit = await loadChunk(load).catch(() => undefined);
    return submit ? submit(form) : { kind: 'failed', message: unreached };
  };

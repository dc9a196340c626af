import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { said, type ContactField, type ContactResult } from './contact-result.ts';

type Broken = Extract<ContactResult, { kind: 'broken' }>;
type Sent = Extract<ContactResult, { kind: 'sent' }>;

const FAILED: ContactResult = { kind: 'failed' };
const load = () => loadChunk(() => import('./send-message.ts'));

/** One letter after another. Nothing typed is touched until a letter has left; then the form is empty. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<ContactResult>();
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState<Broken>();
  const [sent, setSent] = useState<Sent>();

  const send = async (data: FormData) => {
    setPending(true);
    const came = await load().then(
      ({ sendMessage }) => sendMessage(data),
      () => FAILED,
    );
    setPending(false);
    setResult(came);
    setOpen(true);
    setBroken(came.kind === 'broken' ? came : undefined);
    setSent(came.kind === 'sent' ? came : undefined);
    if (came.kind === 'sent') form.current?.reset();
  };

  // Closing a dialog gives the focus back to the button; what has to be mended is the better place.
  useEffect(() => {
    if (!open && broken) fieldOf(form.current, broken.field)?.focus();
  }, [open, broken]);

  return {
    form,
    pending,
    sent,
    dialog: { open, ...(result && said(result)), close: () => setOpen(false) },
    errorOf: (field: ContactField) => (broken?.field === field ? broken.text : undefined),
    /** the rules and the caller come with the first touch, so that they are here when the line breaks */
    onFocus: () => void load().catch(() => undefined),
    onInput: () => broken && setBroken(undefined),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!pending) void send(new FormData(event.currentTarget));
    },
  };
}

const fieldOf = (form: HTMLFormElement | null, name: ContactField) =>
  form?.elements.namedItem(name) as HTMLElement | null | undefined;

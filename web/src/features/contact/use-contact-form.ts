import { useEffect, useState } from 'react';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { getFieldError, useSubmit } from '#web/ui/form/use-submit.ts';
import { getResultText, type ContactField, type ContactResult } from './contact-result.ts';

const FAILED: ContactResult = { kind: 'failed' };
const load = () => loadChunk(() => import('./send-message.ts'));

/** The result is shown in a dialog. The typed text is kept until a message is sent; then the form is empty. */
export function useContactForm() {
  const [contactResult, setContactResult] = useState<ContactResult>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { form, result, pending, onSubmit, clear } = useSubmit(async (data) => {
    const sent = await load().then(
      ({ sendMessage }) => sendMessage(data),
      () => FAILED,
    );
    setContactResult(sent);
    setIsDialogOpen(true);
    const { text } = getResultText(sent);
    if (sent.kind === 'failed') return { kind: 'failed', message: text };
    if (sent.kind === 'invalid') return { kind: 'failed', message: text, field: sent.field };
    return { kind: 'done', message: text };
  });

  useEffect(() => {
    if (result.kind === 'done') form.current?.reset();
  }, [form, result]);

  // a closed dialog returns the focus to the button; the invalid field is the better place
  const invalidField = result.kind === 'failed' ? result.field : undefined;
  useEffect(() => {
    if (!isDialogOpen && invalidField) getField(form.current, invalidField)?.focus();
  }, [form, isDialogOpen, invalidField]);

  return {
    form,
    pending,
    sent: contactResult?.kind === 'sent' ? contactResult : undefined,
    dialog: {
      open: isDialogOpen,
      ...(contactResult && getResultText(contactResult)),
      close: () => setIsDialogOpen(false),
    },
    errorOf: (field: ContactField) => getFieldError(result, field),
    /** loads validation and API client early, in case the connection is lost later */
    onFocus: () => void load().catch(() => undefined),
    onInput: () => invalidField && clear(),
    onSubmit,
  };
}

const getField = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLElement | null | undefined;

import { useEffect, useState, type FormEvent } from 'react';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { getFieldError, useSubmit } from '#web/ui/form/use-submit.ts';
import { getResultText, type ContactField, type ContactResult } from './contact-result.ts';

const FAILED: ContactResult = { kind: 'failed' };
const loadSendMessage = () => loadChunk(() => import('./send-message.ts'));

/** Shows the result in a dialog. The form keeps its values until the message is sent, and is then reset. */
export function useContactForm() {
  const [contactResult, setContactResult] = useState<ContactResult>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { formRef, result, pending, onSubmit, clearField } = useSubmit(async (data) => {
    const newResult = await loadSendMessage().then(
      ({ sendMessage }) => sendMessage(data),
      () => FAILED,
    );
    setContactResult(newResult);
    setIsDialogOpen(true);
    const { text } = getResultText(newResult);
    if (newResult.kind === 'failed') return { kind: 'failed', message: text };
    if (newResult.kind === 'invalid')
      return { kind: 'failed', message: text, field: newResult.field, errors: newResult.errors };
    return { kind: 'done', message: text };
  });

  useEffect(() => {
    if (result.kind === 'done') formRef.current?.reset();
  }, [formRef, result]);

  // A closed dialog returns the focus to the button; move it to the first invalid field.
  useEffect(() => {
    if (!isDialogOpen && contactResult?.kind === 'invalid')
      getField(formRef.current, contactResult.field)?.focus();
  }, [formRef, isDialogOpen, contactResult]);

  return {
    formRef,
    pending,
    sentMessage: contactResult?.kind === 'sent' ? contactResult : undefined,
    dialog: {
      open: isDialogOpen,
      ...(contactResult && getResultText(contactResult)),
      close: () => setIsDialogOpen(false),
    },
    getError: (field: ContactField) => getFieldError(result, field),
    /** loads validation and API client early, because the connection may be lost before the form is submitted */
    onFocus: () => void loadSendMessage().catch(() => undefined),
    onInput: ({ target }: FormEvent<HTMLFormElement>) => clearField((target as HTMLInputElement).name),
    onSubmit,
  };
}

const getField = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLElement | null | undefined;

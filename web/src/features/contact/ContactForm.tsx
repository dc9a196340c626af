/** A letter to the house. Its rules are told one at a time, in the specification's order, each in a dialog. */
import { useEffect, type ReactNode } from 'react';
import { company } from '#web/content/company.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Fields } from './Fields.tsx';
import { useContactForm } from './use-contact-form.ts';
import css from './ContactForm.module.css';

export type Writer = { name?: string | undefined; email?: string | undefined; phone?: string | undefined };

type Props = {
  /** the id of the heading above it */
  labelledby: string;
  /** whom the browser knows already */
  writer?: Writer | undefined;
  /** what only some letters have: an order to be chosen */
  children?: ReactNode;
};

export function ContactForm({ labelledby, writer, children }: Props) {
  const { form, pending, sent, dialog, errorOf, ...events } = useContactForm();
  useEffect(() => {
    if (form.current && writer) fillIn(form.current, writer);
  }, [form, writer]);
  return (
    <>
      <form
        ref={form}
        className={css.form}
        method="post"
        action="/api/auth/send-contact"
        // the rules are checked in the specification's order, not in the browser's
        noValidate
        aria-labelledby={labelledby}
        {...events}
      >
        <Fields errorOf={errorOf}>{children}</Fields>
        <div className={css.send}>
          <Button type="submit" variant="primary" busy={pending && 'Sending...'}>
            Send message
          </Button>
          <Receipt sent={sent} />
        </div>
        <noscript>
          <p>
            This form needs JavaScript. A mail to <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
            reaches the same people.
          </p>
        </noscript>
      </form>
      <Dialog
        open={dialog.open}
        onClose={dialog.close}
        title={dialog.title ?? ''}
        alert
        actions={
          <Button variant="primary" onClick={dialog.close}>
            OK
          </Button>
        }
      >
        <p>{dialog.text}</p>
      </Dialog>
    </>
  );
}

/** What stays on the page after the dialog is closed. */
function Receipt({ sent }: { sent: { email: string; ticketId?: string | undefined } | undefined }) {
  return (
    <p className={`small ${css.receipt}`} role="status">
      {sent?.ticketId && (
        <>
          <Icon name="check" />
          <span>
            Your number is <b className="num">{sent.ticketId}</b>. It goes by mail to {sent.email}.
          </span>
        </>
      )}
    </p>
  );
}

/** Only what is still empty: a writer's own words stay. */
function fillIn(form: HTMLFormElement, writer: Writer): void {
  for (const [name, value] of Object.entries(writer)) {
    const input = form.elements.namedItem(name) as HTMLInputElement | null;
    if (input && value && !input.value) input.value = value;
  }
}

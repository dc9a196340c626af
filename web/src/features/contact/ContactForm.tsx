/** The contact form. Shows one validation error at a time, in the specification's order, in a dialog. */
import { useEffect, type ReactNode } from 'react';
import { company } from '#web/content/company.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ContactFields } from './ContactFields.tsx';
import { useContactForm } from './use-contact-form.ts';
import css from './ContactForm.module.css';

export type Sender = { name?: string | undefined; email?: string | undefined; phone?: string | undefined };

type Props = {
  /** the id of the heading above the form */
  labelledby: string;
  /** data of the member, filled into empty fields */
  sender?: Sender | undefined;
  /** further fields, for example the order picker */
  children?: ReactNode;
};

export function ContactForm({ labelledby, sender, children }: Props) {
  const { formRef, pending, sentMessage, dialog, getError, ...formEvents } = useContactForm();
  useEffect(() => {
    if (formRef.current && sender) fillEmptyFields(formRef.current, sender);
  }, [formRef, sender]);
  return (
    <>
      <form
        ref={formRef}
        className={css.form}
        method="post"
        action="/api/auth/send-contact"
        // validated in the specification's order, not in the browser's
        noValidate
        aria-labelledby={labelledby}
        {...formEvents}
      >
        <ContactFields getError={getError}>{children}</ContactFields>
        <div className={css.actions}>
          <Button type="submit" variant="primary" busyLabel={pending && 'Sending...'}>
            Send message
          </Button>
          <SentNotice message={sentMessage} />
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

type SentMessage = { email: string; ticketId?: string | undefined };

/** The number of the message; it stays on the page after the dialog is closed. */
function SentNotice({ message }: { message: SentMessage | undefined }) {
  return (
    <p className={`small ${css.sent}`} role="status">
      {message?.ticketId && (
        <>
          <Icon name="check" />
          <span>
            Your number is <b className="num">{message.ticketId}</b>. It goes by mail to {message.email}.
          </span>
        </>
      )}
    </p>
  );
}

function fillEmptyFields(form: HTMLFormElement, sender: Sender): void {
  for (const [name, value] of Object.entries(sender)) {
    const input = form.elements.namedItem(name) as HTMLInputElement | null;
    if (input && value && !input.value) input.value = value;
  }
}

/** The contact form. All errors are shown at their fields, and the first, in the specification's order, in a dialog. */
import { useEffect, type ReactNode } from 'react';
import { company } from '#web/content/company.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import type { StoredUser } from '#web/lib/session/stored-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { cleanPhone, ContactFields } from './ContactFields.tsx';
import { useContactForm } from './use-contact-form.ts';
import css from './ContactForm.module.css';

type Props = {
  /** the id of the heading above the form */
  labelledby: string;
  /** further fields, for example the order picker */
  children?: ReactNode;
};

export function ContactForm({ labelledby, children }: Props) {
  const { formRef, pending, sentMessage, dialog, getError, ...formEvents } = useContactForm();
  const auth = useAuth();
  const member = auth.status === 'signed-in' ? auth.user : undefined;
  useEffect(() => {
    if (formRef.current && member) fillEmptyFields(formRef.current, member);
  }, [formRef, member]);
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
            This form needs JavaScript. An e-mail to <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
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
        {sentMessage?.ticketId && (
          <p>
            Your number is <b className="num">{sentMessage.ticketId}</b>.
          </p>
        )}
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
            Your number is <b className="num">{message.ticketId}</b>. We also send it to {message.email}.
          </span>
        </>
      )}
    </p>
  );
}

function fillEmptyFields(form: HTMLFormElement, { name, fullname, email, phone }: StoredUser): void {
  const values = { name: name ?? fullname, email, phone: phone && cleanPhone(phone) };
  for (const [field, value] of Object.entries(values)) {
    const input = form.elements.namedItem(field) as HTMLInputElement | null;
    if (input && value && !input.value) input.value = value;
  }
}

/** A card of the box: it shows what is kept and a button; pulled out, it is a form. */
import { useState, type ReactNode } from 'react';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useAct, type Act } from './use-act.ts';
import { useTurned } from '#web/ui/behaviour/use-focus-on-flip.ts';
import css from './profile.module.css';

type Props = {
  /** on the button that pulls the form out */
  label: string;
  /** on the one that sends it, and while it is sent */
  send: string;
  sending: string;
  /** where the browser itself would send the form */
  action: string;
  /** answers the sentence to show when it went well */
  work: (data: FormData) => Promise<string>;
  /** what is to be seen while the form is not */
  kept?: ReactNode;
  /** on a card, where the button is a link among facts */
  pen?: boolean;
  children: (errorOf: Act['errorOf']) => ReactNode;
};

export function CardForm({ label, send, sending, action, work, kept, pen = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const { form, busy, said, errorOf, onSubmit, hush } = useAct(work, () => setOpen(false));
  useTurned(form, open);
  const turn = () => {
    hush();
    setOpen(!open);
  };
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onInput={hush}
    >
      {open ? children(errorOf) : kept}
      <FormMessage said={said} />
      {open ? (
        <div className={css.buttons}>
          <Button type="submit" variant="primary" busy={busy && sending}>
            {send}
          </Button>
          <Button variant="text" disabled={busy} onClick={turn}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button variant={pen ? 'text' : 'line'} onClick={turn}>
          {pen && <Icon name="pen" />} {label}
        </Button>
      )}
    </form>
  );
}

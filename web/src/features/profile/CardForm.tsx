/** A card that shows saved data and a button. The button replaces the data with a form. */
import { useState, type ReactNode } from 'react';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Issue } from '#web/lib/api.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useProfileForm, type ProfileForm } from './use-profile-form.ts';
import { useFocusOnFlip } from '#web/ui/behaviour/use-focus-on-flip.ts';
import css from './profile.module.css';

type Props = {
  /** on the button that opens the form */
  label: string;
  /** on the submit button, and while the request runs */
  submitLabel: string;
  pendingLabel: string;
  /** the form's URL without JavaScript */
  action: string;
  /** returns the message to show on success */
  request: (data: FormData) => Promise<string>;
  findErrors?: (data: FormData) => Issue[];
  /** shown while the form is closed */
  summary?: ReactNode;
  /** the button is a text link with a pen icon */
  isTextButton?: boolean;
  children: (getError: ProfileForm['getError']) => ReactNode;
};

export function CardForm({
  label,
  submitLabel,
  pendingLabel,
  action,
  request,
  findErrors,
  summary,
  isTextButton = false,
  children,
}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { formRef, pending, message, getError, onSubmit, onInput, clear } = useProfileForm(request, {
    onDone: () => setIsOpen(false),
    findErrors,
  });
  useFocusOnFlip(formRef, isOpen);
  const toggle = () => {
    clear();
    setIsOpen(!isOpen);
  };
  return (
    <form
      ref={formRef}
      className={css.form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {isOpen ? children(getError) : summary}
      <FormMessage message={message} />
      {isOpen ? (
        <div className={css.buttons}>
          <Button type="submit" variant="primary" busyLabel={pending && pendingLabel}>
            {submitLabel}
          </Button>
          <Button variant="text" disabled={pending} onClick={toggle}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button variant={isTextButton ? 'text' : 'line'} onClick={toggle}>
          {isTextButton && <Icon name="pen" />} {label}
        </Button>
      )}
    </form>
  );
}

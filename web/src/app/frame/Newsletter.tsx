import { useId, useState, type FormEvent } from 'react';
import { Button, PlainButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { subscribe, INVALID_EMAIL, type SubscribeResult } from './subscribe.ts';
import css from './Newsletter.module.css';

export function Newsletter() {
  const id = useId();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [result, setResult] = useState<SubscribeResult>();
  const [isInvalid, setIsInvalid] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const input = form.elements.namedItem('email') as HTMLInputElement;
    setIsInvalid(!input.validity.valid);
    if (!input.validity.valid) {
      // the dialog returns the focus to where it was
      input.focus();
      return setResult(INVALID_EMAIL);
    }
    setIsSubmitting(true);
    const outcome = await subscribe(input.value);
    setIsSubmitting(false);
    setResult(outcome);
    if (outcome.isSubscribed) form.reset();
  };
  return (
    <>
      <form
        className={css.form}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-labelledby={`${id}-title`}
      >
        <div className={css.text}>
          <h2 id={`${id}-title`}>The sky, once a month</h2>
          <p className="soft lead">
            One e-mail: what the planets do next, and what that is good for. Unsubscribe at any time.
          </p>
        </div>
        <EmailField {...{ id, isSubmitting, isInvalid }} onInput={() => setIsInvalid(false)} />
      </form>
      <ResultDialog result={result} onClose={() => setResult(undefined)} />
    </>
  );
}

type EmailFieldProps = {
  id: string;
  isSubmitting: boolean;
  isInvalid: boolean;
  onInput: () => void;
};

/** The e-mail field with its button, and the error below it. */
function EmailField({ id, isSubmitting, isInvalid, onInput }: EmailFieldProps) {
  return (
    <div className={css.field}>
      <label htmlFor={id}>Your email</label>
      <div className={css.line}>
        <input
          id={id}
          name="email"
          type="email"
          required
          placeholder="you@example.in"
          autoComplete="email"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onInput={onInput}
        />
        <PlainButton type="submit" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? 'Subscribing…' : 'Subscribe'} <Icon name="arrow" />
        </PlainButton>
      </div>
      {isInvalid && (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="help" size={14} />
          {INVALID_EMAIL.text}
        </p>
      )}
    </div>
  );
}

function ResultDialog({ result, onClose }: { result: SubscribeResult | undefined; onClose: () => void }) {
  const closeButton = (
    <Button variant="primary" onClick={onClose}>
      OK
    </Button>
  );
  return (
    <Dialog
      open={result !== undefined}
      onClose={onClose}
      title={result?.title ?? ''}
      actions={closeButton}
      alert
    >
      <p>{result?.text}</p>
    </Dialog>
  );
}

import { useId, useState, type FormEvent } from 'react';
import { useHydrated } from '#web/ui/behaviour/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { subscribe, INVALID_EMAIL, type SubscribeResult } from './subscribe.ts';
import css from './Newsletter.module.css';

export function Newsletter() {
  const id = useId();
  const alive = useHydrated();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<SubscribeResult>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const input = form.elements.namedItem('email') as HTMLInputElement;
    if (!input.validity.valid) return setAnswer(INVALID_EMAIL);
    setBusy(true);
    const outcome = await subscribe(input.value);
    setBusy(false);
    setAnswer(outcome);
    if (outcome.kept) form.reset();
  };
  return (
    <>
      <form
        className={css.letter}
        onSubmit={(event) => void send(event)}
        noValidate
        aria-labelledby={`${id}-title`}
      >
        <div className={css.words}>
          <h2 id={`${id}-title`}>The sky, once a month</h2>
          <p className="soft lead">
            One letter: what the grahas do next, and what it is good for. Leave any time.
          </p>
        </div>
        <div className={css.ask}>
          <label htmlFor={id}>Your e-mail</label>
          <div className={css.line}>
            <input
              id={id}
              name="email"
              type="email"
              required
              placeholder="you@example.in"
              autoComplete="email"
            />
            <button type="submit" disabled={!alive} aria-disabled={busy || undefined}>
              {busy ? 'Subscribing…' : 'Subscribe'} <Icon name="arrow" />
            </button>
          </div>
        </div>
      </form>
      <ResultDialog answer={answer} onClose={() => setAnswer(undefined)} />
    </>
  );
}

function ResultDialog({ answer, onClose }: { answer: SubscribeResult | undefined; onClose: () => void }) {
  const close = (
    <Button variant="primary" onClick={onClose}>
      OK
    </Button>
  );
  return (
    <Dialog open={answer !== undefined} onClose={onClose} title={answer?.title ?? ''} actions={close} alert>
      <p>{answer?.text}</p>
    </Dialog>
  );
}

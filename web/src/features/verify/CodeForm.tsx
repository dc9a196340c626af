/** The number as it is printed: four groups of eight. */
import type { FormEvent } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/Field.tsx';
import type { Check } from './use-check.ts';
import css from './VerifyPage.module.css';

type Props = { check: Check; first: string | undefined; onCode: (typed: string) => void };

export function CodeForm({ check, first, onCode }: Props) {
  const busy = check.kind === 'checking' && check.by === 'code';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    onCode(typeof typed === 'string' ? typed : '');
  };
  return (
    <form className={css.way} method="post" action="/verify" onSubmit={send} noValidate>
      <TextField
        label="Number in the report"
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        defaultValue={first}
        hint="Four groups of eight, on the page “How this was computed”. Spaces and capitals do not matter."
        error={check.kind === 'unreadable' && check.by === 'code' ? check.text : undefined}
      />
      <Button type="submit" variant="primary" busy={busy && 'Looking it up...'}>
        Check the number
      </Button>
    </form>
  );
}

/** The form for the verification code, which is printed as four groups of eight. */
import type { FormEvent } from 'react';
import { CODE_HEADING } from '#src/orders/contract-verification-code.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/Field.tsx';
import type { Verification } from './use-verification.ts';
import css from './VerifyPage.module.css';

type Props = { verification: Verification; initialCode: string | undefined; onCode: (typed: string) => void };

export function VerificationCodeForm({ verification, initialCode, onCode }: Props) {
  const isChecking = verification.kind === 'checking' && verification.method === 'code';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    onCode(typeof typed === 'string' ? typed : '');
  };
  return (
    <form className={css.method} method="post" action="/verify" onSubmit={submit} noValidate>
      <TextField
        label="Number in the report"
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        defaultValue={initialCode}
        hint={`Four groups of eight, near the end of the report, below “${CODE_HEADING}”. Spaces and capitals do not matter.`}
        error={
          verification.kind === 'unreadable' && verification.method === 'code' ? verification.text : undefined
        }
      />
      <Button type="submit" variant="primary" busyLabel={isChecking && 'Looking it up...'}>
        Check the number
      </Button>
    </form>
  );
}

import { useState, type FormEvent } from 'react';
import { BirthDateField } from '#web/features/birth-details/BirthDateField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/Field.tsx';
import { usePreHydrationInput } from '#web/ui/form/use-pre-hydration-input.ts';
import { dateProblem, detailsOf, NOTHING_TYPED, type Ask, type Details, type Typed } from './answers.ts';
import type { Instrument } from './instruments.tsx';
import { WaitBar } from './WaitBar.tsx';
import css from './CalculatorForm.module.css';

type Props = {
  instrument: Instrument;
  /** how long an answer takes */
  seconds: number;
  calculating: boolean;
  onAsk: (details: Details) => void;
};

export function CalculatorForm({ instrument, seconds, calculating, onAsk }: Props) {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const form = usePreHydrationInput((early) => setTyped({ ...NOTHING_TYPED, ...early }));
  const details = detailsOf(typed, instrument.asks);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (details && !calculating) onAsk(details);
  };
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate autoComplete="off">
      {instrument.asks.map((ask) => (
        <AskFor
          key={ask}
          ask={ask}
          label={instrument.labels?.[ask]}
          typed={typed}
          onType={(some) => setTyped({ ...typed, ...some })}
        />
      ))}
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={!details && !calculating}
        busy={calculating && 'Calculating...'}
      >
        Calculate
      </Button>
      <WaitBar seconds={seconds} running={calculating} />
      <noscript>
        <p>The sum is done in your browser, which needs JavaScript for it.</p>
      </noscript>
      <p className="small soft">Stays in your browser. Nothing is sent or kept.</p>
    </form>
  );
}

type AskProps = {
  ask: Ask;
  label: string | undefined;
  typed: Typed;
  onType: (some: Partial<Typed>) => void;
};

function AskFor({ ask, label, typed, onType }: AskProps) {
  if (ask === 'date')
    return <BirthDateField value={typed} onChange={onType} error={dateProblem(typed)} own />;
  return (
    <TextField
      {...INPUTS[ask]}
      {...(label && { label })}
      name={ask}
      required
      value={typed[ask]}
      onChange={(event) => onType({ [ask]: event.target.value })}
    />
  );
}

/** No autofill for the second name: it would be the visitor's own. */
const INPUTS = {
  one: { label: 'Name', autoComplete: 'name', autoCapitalize: 'words', maxLength: 80 },
  other: { label: 'Name', autoComplete: 'off', autoCapitalize: 'words', maxLength: 80 },
  time: { label: 'Time of birth', type: 'time' },
  place: {
    label: 'Place of birth',
    placeholder: 'City, Country',
    autoComplete: 'off',
    autoCapitalize: 'words',
    maxLength: 120,
  },
};

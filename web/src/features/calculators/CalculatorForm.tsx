import { useState, type FormEvent } from 'react';
import { BirthDateField } from '#web/features/birth-details/BirthDateField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/Field.tsx';
import { usePreHydrationInput } from '#web/ui/form/use-pre-hydration-input.ts';
import {
  getDateError,
  toCalculatorValues,
  EMPTY_VALUES,
  type CalculatorInput,
  type CalculatorValues,
  type TypedValues,
} from './calculator-values.ts';
import type { CalculatorFormSpec } from './calculator-forms.tsx';
import { ProgressBar } from './ProgressBar.tsx';

type Props = {
  spec: CalculatorFormSpec;
  /** the delay of the result */
  seconds: number;
  calculating: boolean;
  onCalculate: (values: CalculatorValues) => void;
};

export function CalculatorForm({ spec, seconds, calculating, onCalculate }: Props) {
  const [typed, setTyped] = useState(EMPTY_VALUES);
  const form = usePreHydrationInput((typedBefore) => setTyped({ ...EMPTY_VALUES, ...typedBefore }));
  const values = toCalculatorValues(typed, spec.inputs);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values && !calculating) onCalculate(values);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate autoComplete="off">
      {spec.inputs.map((input) => (
        <InputField
          key={input}
          input={input}
          label={spec.labels?.[input]}
          typed={typed}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
      ))}
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={!values && !calculating}
        busy={calculating && 'Calculating...'}
      >
        Calculate
      </Button>
      <ProgressBar seconds={seconds} running={calculating} />
      <noscript>
        <p>The sum is done in your browser, which needs JavaScript for it.</p>
      </noscript>
      <p className="small soft">Stays in your browser. Nothing is sent or kept.</p>
    </form>
  );
}

type InputFieldProps = {
  input: CalculatorInput;
  label: string | undefined;
  typed: TypedValues;
  onChange: (part: Partial<TypedValues>) => void;
};

function InputField({ input, label, typed, onChange }: InputFieldProps) {
  if (input === 'date')
    return <BirthDateField value={typed} onChange={onChange} error={getDateError(typed)} own />;
  return (
    <TextField
      {...INPUTS[input]}
      {...(label && { label })}
      name={input}
      required
      value={typed[input]}
      onChange={(event) => onChange({ [input]: event.target.value })}
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

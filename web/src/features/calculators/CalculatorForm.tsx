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
  /** how long the progress bar runs before the result is shown */
  delaySeconds: number;
  isCalculating: boolean;
  onCalculate: (values: CalculatorValues) => void;
};

export function CalculatorForm({ spec, delaySeconds, isCalculating, onCalculate }: Props) {
  const [typedValues, setTypedValues] = useState(EMPTY_VALUES);
  const formRef = usePreHydrationInput((preHydrationInput) =>
    setTypedValues({ ...EMPTY_VALUES, ...preHydrationInput }),
  );
  const values = toCalculatorValues(typedValues, spec.inputs);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (values && !isCalculating) onCalculate(values);
  };
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate autoComplete="off">
      {spec.inputs.map((input) => (
        <InputField
          key={input}
          input={input}
          label={spec.labels?.[input]}
          typedValues={typedValues}
          onChange={(changes) => setTypedValues({ ...typedValues, ...changes })}
        />
      ))}
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={!values && !isCalculating}
        busyLabel={isCalculating && 'Calculating...'}
      >
        Calculate
      </Button>
      <ProgressBar seconds={delaySeconds} isRunning={isCalculating} />
      <noscript>
        <p>The calculator runs in your browser and needs JavaScript.</p>
      </noscript>
      <p className="small soft">Stays in your browser. Nothing is sent or kept.</p>
    </form>
  );
}

type InputFieldProps = {
  input: CalculatorInput;
  label: string | undefined;
  typedValues: TypedValues;
  onChange: (changes: Partial<TypedValues>) => void;
};

function InputField({ input, label, typedValues, onChange }: InputFieldProps) {
  if (input === 'date')
    return (
      <BirthDateField value={typedValues} onChange={onChange} error={getDateError(typedValues)} isOwnDate />
    );
  return (
    <TextField
      {...TEXT_INPUT_PROPS[input]}
      {...(label && { label })}
      name={input}
      required
      value={typedValues[input]}
      onChange={(event) => onChange({ [input]: event.target.value })}
    />
  );
}

/** No autofill for the partner's name: the browser would fill in the visitor's own. */
const TEXT_INPUT_PROPS = {
  name: { label: 'Name', autoComplete: 'name', autoCapitalize: 'words', maxLength: 80 },
  partnerName: { label: 'Name', autoComplete: 'off', autoCapitalize: 'words', maxLength: 80 },
  time: { label: 'Time of birth', type: 'time' },
  place: {
    label: 'Place of birth',
    placeholder: 'City, Country',
    autoComplete: 'off',
    autoCapitalize: 'words',
    maxLength: 120,
  },
};

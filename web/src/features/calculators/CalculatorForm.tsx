import { useEffect, useSyncExternalStore, type FormEvent } from 'react';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { BirthDateField } from '#web/features/birth-details/BirthDateField.tsx';
import { useHydrated } from '#web/ui/behaviour/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/Field.tsx';
import { usePreHydrationInput } from '#web/ui/form/use-pre-hydration-input.ts';
import type { CalculatorStore } from './calculator-store.ts';
import {
  findTypedDateError,
  isFilled,
  type CalculatorInput,
  type CalculatorValues,
} from './calculator-values.ts';
import type { CalculatorFormSpec } from './calculator-forms.ts';
import { ProgressBar } from './ProgressBar.tsx';

type Props = {
  spec: CalculatorFormSpec;
  store: CalculatorStore;
  /** how long the progress bar runs before the result is shown */
  delaySeconds: number;
  isCalculating: boolean;
  onCalculate: (values: CalculatorValues) => void;
};

export function CalculatorForm({ spec, store, delaySeconds, isCalculating, onCalculate }: Props) {
  const { typed, checkCount } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const formRef = usePreHydrationInput(store.type);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (checkCount) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [checkCount, formRef]);
  const canSubmit = isFilled(typed, spec.inputs);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const values = canSubmit && !isCalculating && store.check(spec.inputs);
    if (values) onCalculate(values);
  };
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate autoComplete="off">
      {spec.inputs.map((input) => (
        <InputField key={input} input={input} label={spec.labels?.[input]} store={store} />
      ))}
      <Button
        type="submit"
        variant="primary"
        wide
        // a disabled button could not keep a tap before hydration
        disabled={isHydrated && !canSubmit && !isCalculating}
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

type InputFieldProps = { input: CalculatorInput; label: string | undefined; store: CalculatorStore };

function InputField({ input, label, store }: InputFieldProps) {
  const { typed, errors } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const error = errors[input];
  if (input === 'date')
    return (
      <BirthDateField
        value={typed}
        onChange={store.type}
        error={error ?? findTypedDateError(typed, getTodayInIndia())}
        isOwnDate
      />
    );
  return (
    <TextField
      {...TEXT_INPUT_PROPS[input]}
      {...(label && { label })}
      name={input}
      required
      error={error}
      value={typed[input]}
      onChange={(event) => store.type({ [input]: event.target.value })}
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

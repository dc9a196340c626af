import { useId } from 'react';
import { FieldError } from '#web/ui/form/Field.tsx';
import type { OffsetChoice } from './use-clock-offsets.ts';
import css from './ClockOffsetChoice.module.css';

type Props = {
  choice: OffsetChoice;
  /** of the field in a form that is sent without scripts */
  name?: string;
  value: number | undefined;
  onChange: (utcOffsetSeconds: number) => void;
  error?: string | undefined;
  disabled?: boolean;
};

/** The choice of a clock offset, when two clocks were in use at the place or an hour occurred twice. */
export function ClockOffsetChoice({
  choice,
  name,
  value = choice.preselectedOffset,
  onChange,
  error,
  disabled = false,
}: Props) {
  const id = useId();
  return (
    <fieldset
      className={css.field}
      role="radiogroup"
      disabled={disabled}
      // focusable, so that it can get the focus when the form is submitted without a choice
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend>{choice.question}</legend>
      {choice.readings.map(({ utcOffsetSeconds, clock }) => (
        <label key={utcOffsetSeconds}>
          <input
            type="radio"
            name={name ?? `${id}clock`}
            value={utcOffsetSeconds}
            checked={value === utcOffsetSeconds}
            onChange={() => onChange(utcOffsetSeconds)}
          />
          {clock}
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

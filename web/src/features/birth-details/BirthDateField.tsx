/** A date of birth in three fields: faster than a calendar for a date that is known by heart. */
import { useId } from 'react';
import { control, FieldError } from '#web/ui/form/Field.tsx';
import type { DateParts } from './birth-date.ts';
import css from './BirthDateField.module.css';

type Props = {
  value: DateParts;
  onChange: (parts: DateParts) => void;
  error?: string | undefined;
  optional?: boolean;
  /** the user's own date of birth, which the browser may autofill */
  isOwnDate?: boolean;
  /** before the names of the three fields, for a form with several dates */
  namePrefix?: string;
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export function BirthDateField({
  value,
  onChange,
  error,
  optional = false,
  isOwnDate = false,
  namePrefix = '',
}: Props) {
  const id = useId();
  const controlProps = {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? id : undefined,
  };
  return (
    <fieldset className={css.field}>
      <legend>Date of birth{optional && <span className={css.optional}> optional</span>}</legend>
      <div className={css.parts}>
        <input
          {...controlProps}
          className={control.input}
          name={`${namePrefix}day`}
          aria-label="Day"
          placeholder="Day"
          inputMode="numeric"
          autoComplete={isOwnDate ? 'bday-day' : 'off'}
          value={value.day}
          onChange={(event) => onChange({ ...value, day: keepDigits(event.target.value, 2) })}
        />
        <select
          {...controlProps}
          className={control.select}
          name={`${namePrefix}month`}
          aria-label="Month"
          autoComplete={isOwnDate ? 'bday-month' : 'off'}
          value={value.month}
          onChange={(event) => onChange({ ...value, month: event.target.value })}
        >
          <option value="">Month</option>
          {MONTHS.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </select>
        <input
          {...controlProps}
          className={control.input}
          name={`${namePrefix}year`}
          aria-label="Year"
          placeholder="Year"
          inputMode="numeric"
          autoComplete={isOwnDate ? 'bday-year' : 'off'}
          value={value.year}
          onChange={(event) => onChange({ ...value, year: keepDigits(event.target.value, 4) })}
        />
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

const keepDigits = (text: string, maxLength: number) => text.replace(/\D/g, '').slice(0, maxLength);

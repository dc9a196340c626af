import { useRef, useState } from 'react';
import { PlaceField } from '#web/features/birth-details/PlaceField.tsx';
import { SelectField, TextField } from '#web/ui/form/Field.tsx';
import { splitDate, type DateParts } from '#web/features/birth-details/birth-date.ts';
import { formatPlace } from '#web/features/birth-details/place-label.ts';
import { BirthDateField } from '#web/features/birth-details/BirthDateField.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { useCalculatorBirth } from './use-calculator-birth.ts';
import css from '#web/ui/form/form.module.css';
import type { ChosenPlace } from '#web/lib/birth-form-values.ts';

type Props = { getError: (field: string) => string | undefined };

export function AccountFields({ getError }: Props) {
  return (
    <>
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        error={getError('name')}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        hint="We send your reports to this address."
        error={getError('email')}
      />
      <div className={css.pair}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          maxLength={128}
          hint="At least 6 characters"
          error={getError('password')}
        />
        <PasswordField
          label="Confirm password"
          name="confirm"
          autoComplete="new-password"
          required
          maxLength={128}
          error={getError('confirm')}
        />
      </div>
    </>
  );
}

const NO_DATE: DateParts = { day: '', month: '', year: '' };

export function OptionalFields({ getError }: Props) {
  const [date, setDate] = useState(NO_DATE);
  const [place, setPlace] = useState<ChosenPlace>({ text: '' });
  const timeRef = useRef<HTMLInputElement>(null);
  useCalculatorBirth((birth) => {
    setDate(splitDate(birth.date));
    if (timeRef.current) timeRef.current.value = birth.time ?? '';
    if (birth.place) setPlace({ text: formatPlace(birth.place), place: birth.place });
  });
  return (
    <fieldset className={css.part}>
      <legend>
        About you (optional)
        <small>It saves typing when you order. You can leave out what you do not know.</small>
      </legend>
      <div className={css.pair}>
        <TextField
          label="Phone"
          optional
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          error={getError('phone')}
        />
        <SelectField label="Gender" optional name="gender" autoComplete="sex" error={getError('gender')}>
          <option value="">Rather not say</option>
          <option value="female">Female</option>
          <option value="male">Male</option>
          <option value="other">Other</option>
        </SelectField>
      </div>
      <BirthDateField value={date} onChange={setDate} optional isOwnDate error={getError('dob')} />
      <div className={css.pair}>
        <TextField
          ref={timeRef}
          label="Time of birth"
          optional
          name="tob"
          type="time"
          error={getError('tob')}
        />
        <PlaceField
          value={place}
          onChange={setPlace}
          name="placeOfBirth"
          optional
          allowsFreeText
          error={getError('placeOfBirth')}
        />
        {place.place && <input type="hidden" name="placeId" value={place.place.id} />}
      </div>
    </fieldset>
  );
}

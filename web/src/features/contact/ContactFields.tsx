import type { FormEvent, ReactNode } from 'react';
import { MAX_LENGTH, SUBJECT_NAMES, SUBJECTS } from '#src/contact/contract-subjects.ts';
import { control, Field, SelectField, TextField } from '#web/ui/form/Field.tsx';
import type { ContactField } from './contact-result.ts';
import css from './ContactForm.module.css';

type Props = { getError: (field: ContactField) => string | undefined; children?: ReactNode };

/** `children` is a further field beside the subject. */
export function ContactFields({ getError, children }: Props) {
  return (
    <>
      <TextField
        label="Full Name"
        name="name"
        autoComplete="name"
        required
        maxLength={MAX_LENGTH.name}
        error={getError('name')}
      />
      <div className={css.pair}>
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={MAX_LENGTH.email}
          error={getError('email')}
        />
        <TextField
          label="Phone Number"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          hint="10 digits, without +91"
          onInput={keepPhoneDigits}
          error={getError('phone')}
        />
      </div>
      <div className={children ? css.pair : undefined}>
        <SelectField label="Subject" name="subject" required defaultValue="" error={getError('subject')}>
          <option value="">Choose a subject</option>
          {SUBJECTS.map((value) => (
            <option key={value} value={value}>
              {SUBJECT_NAMES[value]}
            </option>
          ))}
        </SelectField>
        {children}
      </div>
      <Field label="Message" error={getError('message')}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            name="message"
            rows={7}
            required
            maxLength={MAX_LENGTH.message}
            className={`${control.input} ${css.message}`}
          />
        )}
      </Field>
    </>
  );
}

/** Sets the value only when it changes, because setting it moves the caret. */
function keepPhoneDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digits = toPhoneDigits(input.value);
  if (digits !== input.value) input.value = digits;
}

/** At most ten digits; removes a pasted country code +91. */
export const toPhoneDigits = (typed: string): string =>
  typed
    .replace(/^\s*\+\s*91/, '')
    .replace(/\D/g, '')
    .slice(0, 10);

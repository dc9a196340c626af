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
          autoComplete="tel"
          required
          hint="10 digits. Outside India: + and the country code first."
          onInput={cleanPhoneInput}
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
function cleanPhoneInput({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const phone = cleanPhone(input.value);
  if (phone !== input.value) input.value = phone;
}

/** ITU-T E.164: at most 15 digits with the country code. */
const MAX_INTERNATIONAL_DIGITS = 15;

/** At most ten digits, without a pasted country code +91. A number of another country keeps its + and its digits. */
export function cleanPhone(typed: string): string {
  const phone = typed.replace(/^\s*\+\s*91/, '');
  const digits = phone.replace(/\D/g, '');
  return /^\s*\+/.test(phone) ? `+${digits.slice(0, MAX_INTERNATIONAL_DIGITS)}` : digits.slice(0, 10);
}

/** A labelled control with its hint and its error. The error is tied to the control and never only a colour. */
import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import css from './Field.module.css';

type Frame = { label: ReactNode; hint?: ReactNode; error?: string | undefined; optional?: boolean };
/** What a control takes over from its field. */
export type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export function Field({
  label,
  hint,
  error,
  optional,
  children,
}: Frame & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={css.optional}> optional</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <Icon name="help" size={14} />
      {children}
    </p>
  );
}

export function TextField({
  label,
  hint,
  error,
  optional,
  after,
  ...input
}: Frame & InputHTMLAttributes<HTMLInputElement> & { after?: ReactNode; ref?: Ref<HTMLInputElement> }) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => (
        <span className={css.box} data-after={after ? '' : undefined}>
          <input {...input} {...wiring} className={css.input} />
          {after}
        </span>
      )}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  children,
  ...select
}: Frame & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => (
        <select {...select} {...wiring} className={css.select}>
          {children}
        </select>
      )}
    </Field>
  );
}

export function CheckField({
  label,
  error,
  ...input
}: Frame & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.check}>
        <input
          {...input}
          type="checkbox"
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** Classes for a control that is built elsewhere but sits in a Field (a combobox, a textarea). */
export const control = { input: css.input, select: css.select, box: css.box };

/** A labelled control with hint and error; both are linked to the control by aria-describedby. */
import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import css from './Field.module.css';

type FieldProps = { label: ReactNode; hint?: ReactNode; error?: string | undefined; optional?: boolean };
/** Attributes that a control takes from its field. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export function Field({
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: (controlProps: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={css.optional}> optional</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
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

/** `endButton`: inside the box, at its end. */
export function TextField({
  label,
  hint,
  error,
  optional,
  endButton,
  ...input
}: FieldProps &
  InputHTMLAttributes<HTMLInputElement> & { endButton?: ReactNode; ref?: Ref<HTMLInputElement> }) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(controlProps) => (
        <span className={css.box} data-end-button={endButton ? '' : undefined}>
          <input {...input} {...controlProps} className={css.input} />
          {endButton}
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
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(controlProps) => (
        <select {...select} {...controlProps} className={css.select}>
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
}: Pick<FieldProps, 'label' | 'error'> &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
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

/** Classes for other controls inside a Field: a combobox, a textarea. */
export const control = { input: css.input, select: css.select, box: css.box };

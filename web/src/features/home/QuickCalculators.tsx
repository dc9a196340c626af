/** The four quick calculators. The result of Love is delayed, the others are immediate. */
import { useId, useState, type FormEvent } from 'react';
import { ScoreRuler } from '#web/ui/ScoreRuler.tsx';
import { useDelayedResult } from '#web/ui/behaviour/use-delayed-result.ts';
import { Button } from '#web/ui/Button.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { quickCalculators, type QuickCalculator, type QuickValues } from './quick-calculators.ts';
import type { QuickResult } from './quick-results.ts';
import css from './QuickCalculators.module.css';

export function QuickCalculators() {
  return (
    <ul className={`on-night ${css.row}`}>
      {quickCalculators.map((calculator) => (
        <li key={calculator.id}>
          <QuickCalculatorForm calculator={calculator} />
        </li>
      ))}
    </ul>
  );
}

function QuickCalculatorForm({ calculator }: { calculator: QuickCalculator }) {
  const { id, title, subtitle, fields, isFilled, findError, range, delayMs } = calculator;
  const headingId = useId();
  const [values, setValues] = useState<QuickValues>({});
  const [errors, setErrors] = useState<QuickValues>({});
  const compute = async (input: QuickValues) =>
    (await loadChunk(() => import('./quick-results.ts'))).computeQuickResult(id, input);
  const { result, isCalculating, run } = useDelayedResult(delayMs, compute);
  const isComplete = fields.every(({ name }) => isFilled(values[name] ?? ''));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete || isCalculating) return;
    const newErrors = fields.flatMap(({ name }) => {
      const error = findError?.(values[name]!);
      return error ? [[name, error] as const] : [];
    });
    setErrors(Object.fromEntries(newErrors));
    const [firstInvalid] = newErrors;
    if (firstInvalid) event.currentTarget.querySelector<HTMLElement>(`[name=${firstInvalid[0]}]`)?.focus();
    else run(values);
  };
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate autoComplete="off" aria-labelledby={headingId}>
      <div>
        <h3 id={headingId}>{title}</h3>
        <p className="soft small">{subtitle}</p>
      </div>
      <div className={css.fields}>
        {fields.map(({ name, ...field }) => (
          <QuickInput
            key={name}
            {...field}
            name={name}
            value={values[name] ?? ''}
            error={errors[name]}
            onChange={(text) => {
              setValues({ ...values, [name]: text });
              setErrors({ ...errors, [name]: '' });
            }}
          />
        ))}
      </div>
      <Button
        type="submit"
        small
        disabled={!isComplete && !isCalculating}
        busyLabel={isCalculating && delayMs > 0 && 'Calculating...'}
      >
        Calculate
      </Button>
      <output className={css.result} aria-live="polite">
        {range && <ScoreRuler {...range} value={result?.value} />}
        {result && <ResultText result={result} isPercentage={range !== undefined} />}
      </output>
    </form>
  );
}

type InputProps = {
  name: string;
  label: string;
  type?: 'date';
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function QuickInput({ name, label, type, value, error, onChange }: InputProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        type={type ?? 'text'}
        maxLength={80}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function ResultText({
  result: { value, text, workings },
  isPercentage,
}: {
  result: QuickResult;
  isPercentage: boolean;
}) {
  return (
    <>
      <b className="num">
        {value}
        {isPercentage && <span>%</span>}
      </b>
      <p>{text}</p>
      {workings && <p className="soft small num">{workings.join(', ')}</p>}
    </>
  );
}

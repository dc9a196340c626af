/** Progress through named steps; the state of each is text for screen readers. */
import css from './Steps.module.css';

export type ProgressStep = {
  label: string;
  state: 'done' | 'current' | 'pending';
  note?: string | undefined;
};

const STATE_LABELS = { done: 'done', current: 'in progress', pending: 'to come' };

export function Steps({ label, steps }: { label: string; steps: ProgressStep[] }) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span>
            {step.label}
            <span className="sr-only">, {STATE_LABELS[step.state]}</span>
          </span>
          {step.note && <small>{step.note}</small>}
        </li>
      ))}
    </ol>
  );
}

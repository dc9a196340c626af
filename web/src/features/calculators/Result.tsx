/** The result of a calculator: its figure, then each finding with its meaning. */
import type { Finding, CalculatorResult } from './result.ts';
import css from './Result.module.css';

export function Result({ result: { figure, figureText, names, findings } }: { result: CalculatorResult }) {
  return (
    <>
      {names && (
        <p className={css.names}>
          {names.map((name, index) => (
            <span key={index}>{name}</span>
          ))}
        </p>
      )}
      <div className={css.figure}>{figure}</div>
      {figureText && <p className="sr-only">{figureText}</p>}
      <div className={css.findings} data-count={findings.length}>
        {findings.map((finding) => (
          <FindingItem key={finding.label ?? ''} finding={finding} />
        ))}
      </div>
    </>
  );
}

function FindingItem({ finding: { label, value, unit, note, meaning, workings } }: { finding: Finding }) {
  return (
    <div className={css.finding}>
      {label && <h2>{label}</h2>}
      <p className={`num ${css.value}`} data-number={/^\d+$/.test(value) || undefined}>
        {value}
        {unit && <span>{unit}</span>}
      </p>
      {note && <p className={css.note}>{note}</p>}
      <p className={css.meaning}>{meaning}</p>
      {workings && workings.length > 0 && <Workings steps={workings} />}
    </div>
  );
}

const Workings = ({ steps }: { steps: readonly string[] }) => (
  <ul className={`num ${css.steps}`}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ul>
);

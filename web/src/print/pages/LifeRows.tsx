import type { LifeRow } from '#src/reports/contract-answers.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { Reason } from './page-parts.tsx';

/** Parts of life, one line each: label, text and reason. */
export function LifeRows({ rows }: { rows: readonly LifeRow[] }) {
  return (
    <div className="life-rows">
      {rows.map(({ label, text, because }) => (
        <div key={label} className="life-row">
          <h3>{label}</h3>
          <p>
            <ScriptText>{text}</ScriptText>
          </p>
          <Reason>{because}</Reason>
        </div>
      ))}
    </div>
  );
}

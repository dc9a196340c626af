import type { LifeRow } from '#src/reports/contract-answers.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { Reason } from './page-parts.tsx';

/** Parts of life, one line each: label, text and reason. `heading`: the level below the heading of the place. */
export function LifeRows({ rows, heading: Heading }: { rows: readonly LifeRow[]; heading: 'h2' | 'h3' }) {
  return (
    <div className="life-rows">
      {rows.map(({ label, text, because }) => (
        <div key={label} className="life-row">
          <Heading>{label}</Heading>
          <p>
            <ScriptText>{text}</ScriptText>
          </p>
          <Reason>{because}</Reason>
        </div>
      ))}
    </div>
  );
}

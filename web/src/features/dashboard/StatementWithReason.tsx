import type { Statement } from '#src/dashboard/contract.ts';

/** A statement with its reason and rule. `hideRule`: the rule is named once for several statements. */
export const StatementWithReason = ({ said, hideRule = false }: { said: Statement; hideRule?: boolean }) => (
  <>
    <p>{said.text}</p>
    <p className="because">
      <i>Because</i> {said.because}.
    </p>
    {!hideRule && <p className="small soft">{said.rule}.</p>}
  </>
);

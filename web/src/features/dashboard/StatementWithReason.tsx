import type { Statement } from '#src/dashboard/contract.ts';

/** A statement and its reason, the signature of the house. `ruled`: the rule is named elsewhere, for several at once. */
export const StatementWithReason = ({ said, ruled = false }: { said: Statement; ruled?: boolean }) => (
  <>
    <p>{said.text}</p>
    <p className="because">
      <i>Because</i> {said.because}.
    </p>
    {!ruled && <p className="small soft">{said.rule}.</p>}
  </>
);

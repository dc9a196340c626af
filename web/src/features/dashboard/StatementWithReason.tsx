import type { Statement } from '#src/dashboard/contract.ts';

/** A statement with its reason and rule. `hideRule` when several statements share a rule that is shown once. */
export const StatementWithReason = ({
  statement,
  hideRule = false,
}: {
  statement: Statement;
  hideRule?: boolean;
}) => (
  <>
    <p>{statement.text}</p>
    <p className="because">
      <i>Because</i> {statement.because}.
    </p>
    {!hideRule && <p className="small soft">{statement.rule}.</p>}
  </>
);

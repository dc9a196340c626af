import type { Statement } from '#src/dashboard/contract.ts';

/** A statement with its reason and rule. `isRuleHidden`: several statements share the rule, which is shown once below them. */
export const StatementWithReason = ({
  statement,
  isRuleHidden = false,
}: {
  statement: Statement;
  isRuleHidden?: boolean;
}) => (
  <>
    <p>{statement.text}</p>
    <p className="because">
      <i>Because</i> {statement.because}.
    </p>
    {!isRuleHidden && <p className="small soft">{statement.rule}.</p>}
  </>
);

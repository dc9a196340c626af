/** Explains an order: what is stuck, since when and why, and which command fixes it. Pure. */
import { explainFiles } from './explain-files.ts';
import { explainMoney } from './explain-money.ts';
import { explainReport } from './explain-report.ts';
import type { ExplainFacts, Finding } from './finding.ts';

/** The first finding is the most important one. What needs action comes first, money before the report. */
export function explainOrder(facts: ExplainFacts): [Finding, ...Finding[]] {
  const money = explainMoney(facts);
  const report = explainReport(facts);
  // A refund that is on its way says all about a report that is not made any more.
  const isReportObsolete = facts.order.status === 'refund-requested' && money.length > 0;
  const findings = [...money, ...explainFiles(facts), ...(isReportObsolete ? [] : [report])];
  const [first = report, ...others] = findings.toSorted(
    (a, b) => Number(b.needsAction) - Number(a.needsAction),
  );
  return [first, ...others];
}

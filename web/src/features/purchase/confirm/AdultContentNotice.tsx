import { getTodayInIndia } from '#src/platform/contract-ist-date.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { isYoungerThan } from '#web/features/birth-details/birth-form.ts';

/** Of work and of marriage there is little to tell a child. */
const FOR_GROWN_UPS = new Set(['career-wealth', 'love-marriage']);
/** From this age on the reports speak to a grown-up. */
const GROWN = 16;

/** Said before paying, not a refusal. */
export function ForGrownUps({ report, born }: { report: Report; born: string }) {
  if (!FOR_GROWN_UPS.has(report.key) || !isYoungerThan(GROWN, born, getTodayInIndia())) return null;
  return (
    <p className="small">This report is written for grown-ups; for a child the Janam Kundli tells more.</p>
  );
}

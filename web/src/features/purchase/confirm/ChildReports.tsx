/** Shown instead of the payment when the report is not written for a child: the reason, and the reports for children. */
import { useEffect, useState } from 'react';
import type { Report } from '#src/catalogue/contract.ts';
import { getMinimumAge } from '#src/catalogue/contract-minimum-age.ts';
import { computeAge } from '#src/places/contract-age.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { loadReports } from '#web/lib/catalogue/catalogue-api.ts';
import { formatPrice, isPaid } from '#web/lib/catalogue/price.ts';
import { setPurchaseState } from '#web/lib/purchase/purchase-state.ts';
import { Button } from '#web/ui/Button.tsx';
import type { ConfirmDraft } from './use-confirm-data.ts';
import css from './ConfirmDialog.module.css';

/** `draft`: the values of the form; the order of the chosen report continues with them. */
type Props = { report: Report; draft: ConfirmDraft };

export function ChildReports({ report, draft }: Props) {
  const { name, date } = draft.birthDetails;
  const reports = useChildReports();
  const order = (chosen: Report) => setPurchaseState({ step: 'confirm', report: chosen, draft });
  return (
    <div className={css.childReports} role="status">
      <p className={css.notice}>
        {report.name} is written for people of {getMinimumAge(report.key)} or older, so we do not sell it for{' '}
        {name}, who is {describeAge(date)}. The reports below are written for a child: they describe nature,
        home and learning.
      </p>
      <ul>
        {reports.map((chosen) => (
          <li key={chosen.key}>
            <Button onClick={() => order(chosen)}>
              {isPaid(chosen) ? `${chosen.name}, ${formatPrice(chosen)}` : chosen.name}
            </Button>
          </li>
        ))}
      </ul>
      <p className="small soft">The birth details stay filled in. Nothing has been ordered or paid.</p>
    </div>
  );
}

const isForChild = ({ key, available }: Report): boolean => available && getMinimumAge(key) === undefined;

/** The reports on sale without a minimum age; empty until they are loaded, or when they cannot be loaded. */
function useChildReports(): Report[] {
  const [reports, setReports] = useState<Report[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void loadReports(controller.signal).then(({ value = [] }) => setReports(value.filter(isForChild)));
    return () => controller.abort();
  }, []);
  return reports;
}

function describeAge(birthDate: string): string {
  const age = computeAge(birthDate, getTodayInIndia());
  if (age < 1) return 'not one year old yet';
  return age === 1 ? 'one year old' : `${age} years old`;
}

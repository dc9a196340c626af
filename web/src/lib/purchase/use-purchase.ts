import { useEffect } from 'react';
import type { Report } from '#src/catalogue/contract.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { intentHere } from './purchase-intent.ts';
import { start, usePurchaseState } from './purchase-state.ts';

/** For a page's buttons: `start` opens the right dialog, `busy` while money or a report is under way. */
export function usePurchase(): { start: (report: Report) => void; busy: boolean } {
  useResume();
  const busy = usePurchaseState(({ now }) => now.step === 'working' || now.step === 'paying');
  return { start, busy };
}

/** Back from the login, on the page where it began: the purchase goes on. */
function useResume(): void {
  const { status } = useAuth();
  useEffect(() => {
    if (status === 'unknown') return;
    const wanted = intentHere();
    if (wanted && status === 'in') start(wanted.report, wanted.filled);
  }, [status]);
}

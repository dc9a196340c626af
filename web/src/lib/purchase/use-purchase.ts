import { useEffect } from 'react';
import type { Report } from '#src/catalogue/contract.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { consumePurchaseIntent } from './purchase-intent.ts';
import { isPurchaseBusy, startPurchase, usePurchaseState } from './purchase-state.ts';

/**
 * For a page's buttons: `start` opens the first dialog. `isBusy` is true while its script is loaded, and while a payment or
 * a free report is requested.
 */
export function usePurchase(): { start: (report: Report) => void; isBusy: boolean } {
  useResumePurchase();
  const isBusy = usePurchaseState(isPurchaseBusy);
  return { start: startPurchase, isBusy };
}

/** Continues the purchase when the visitor returns from the login to the page where it began. */
function useResumePurchase(): void {
  const { status } = useAuth();
  useEffect(() => {
    if (status === 'unknown') return;
    const intent = consumePurchaseIntent();
    if (intent && status === 'signed-in') startPurchase(intent.report, intent.draft);
  }, [status]);
}

/** The first-report offer, for the prices on pages. The price of an order comes from the server. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Report } from '#src/catalogue/contract.ts';
import type { OfferResponse } from '#src/payments/contract.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { isPaid } from '#web/lib/catalogue/price.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { usePurchaseState } from './purchase-state.ts';

type Offer = Pick<OfferResponse, 'reportKey'> & { status: OfferResponse['status'] | 'unknown' };
/** `loadedFor`: the session whose offer was requested. */
type OfferStore = { offer: Offer; loadedFor: string | undefined };

/** A visitor's first report has the offer; for a member it is assumed until the server has answered. */
const AVAILABLE: Offer = { status: 'available' };

/** The server did not answer. The list price is shown: no buyer pays more than that. */
const UNKNOWN: Offer = { status: 'unknown' };

const useOfferStore = create<OfferStore>(() => ({ offer: AVAILABLE, loadedFor: undefined }));

/** Whether the report has the offer's price for this visitor or member. */
export function useHasOffer(report: Report): boolean {
  useLoadOffer();
  const offer = useOfferStore((state) => state.offer);
  return hasOffer(report, offer);
}

/** Whether the next paid report has half its price, whichever it is. */
export function useIsOfferAvailable(): boolean {
  useLoadOffer();
  return useOfferStore(({ offer }) => offer.status === 'available');
}

export const hasOffer = (report: Report, { status, reportKey }: Offer): boolean =>
  isPaid(report) && (status === 'available' || (status === 'held' && reportKey === report.key));

/** Once for each session, and again after a purchase. */
function useLoadOffer(): void {
  const auth = useAuth();
  const token = auth.status === 'signed-in' ? auth.token : undefined;
  const isOrdering = usePurchaseState(({ current: { step } }) => step === 'submitting' || step === 'paying');
  useEffect(() => {
    if (isOrdering) useOfferStore.setState({ loadedFor: undefined });
    else void loadOffer(token);
  }, [token, isOrdering]);
}

async function loadOffer(token: string | undefined): Promise<void> {
  if (useOfferStore.getState().loadedFor === token) return;
  useOfferStore.setState({ loadedFor: token, offer: AVAILABLE });
  if (!token) return;
  const offer = await toOffer(
    loadChunk(() => import('./offer-request.ts')).then(({ fetchOffer }) => fetchOffer()),
  );
  if (useOfferStore.getState().loadedFor === token) useOfferStore.setState({ offer });
}

export const toOffer = (request: Promise<Offer>): Promise<Offer> => request.catch(() => UNKNOWN);

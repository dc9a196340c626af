/** From the pressed button to the page or dialog that tells how it went. */
import { ProfileAnswer } from '#src/accounts/contract.ts';
import { OrderCreated } from '#src/payments/contract.ts';
import { post, put, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import type { Confirmation } from '#web/features/purchase/confirm/confirm-data.ts';
import type { Filled } from '#web/features/purchase/confirm/draft.ts';
import { makeFree } from './request-free-report.ts';
import type { Outcome } from './purchase-outcomes.ts';
import { pay, type Confirmed } from './pay.ts';
import {
  getPurchaseState,
  endPurchase,
  setPurchaseState,
  type PurchaseState,
} from '#web/lib/purchase/purchase-state.ts';

type Show = (outcome: Outcome) => unknown;

/** A session that is over leads to the login, and the sheet along. Does nothing unless the sheet is open: a second click finds the first one at work. */
export async function runPurchase(confirmation: Confirmation, draft: Filled, show: Show): Promise<void> {
  const { report } = confirmation;
  const { member: _, keep: __, ...confirmed } = draft;
  if (getPurchaseState().step !== 'confirm') return;
  setPurchaseState({ step: 'working', report });
  try {
    if (confirmation.quote) await runPaid(confirmation, confirmed, show);
    else await runFree(confirmation, confirmed);
  } catch (error) {
    endPurchase();
    if (!isSessionExpired(error)) throw error;
    signOutLocally();
    setPurchaseState({ step: 'login', report, draft });
  }
}

/** Keeps a new birth as the member's own. The order carries the details itself, so nothing hangs on this. */
export const keepBirth = (birth: Confirmed['birthDetails']): void =>
  void put('/api/profile', { birth }, ProfileAnswer).catch(() => undefined);

async function runPaid(confirmation: Confirmation, confirmed: Confirmed, show: Show): Promise<void> {
  const { report, quote, member } = confirmation;
  const { key: reportKey, name: reportName } = report;
  const wish = { amount: quote!.pricePaise / 100, reportKey, ...confirmed };
  const sale = {
    reportKey,
    reportName,
    buyer: { name: member.fullname, email: confirmed.email, phone: member.phone },
    order: () => post('/api/payment/create-order', wish, OrderCreated),
  };
  const mine = getPurchaseState();
  const outcome = await pay(sale, whileStill(mine));
  if (!outcome) return getPurchaseState() === mine ? endPurchase() : undefined;
  endPurchase();
  await show(outcome);
}

async function runFree({ report }: Confirmation, confirmed: Confirmed): Promise<void> {
  const mine = getPurchaseState();
  const made = await makeFree(report.key, confirmed);
  // who has left finds the report in My Reports
  if (getPurchaseState() !== mine) return;
  if (made.kind === 'failed') setPurchaseState({ step: 'refused', report, message: made.message });
  else setPurchaseState({ step: 'started', report, existing: made.existing, email: confirmed.email });
}

/** Makes room for the gateway's window, unless the buyer has left the step or the page they were at. */
export function whileStill(mine: PurchaseState): () => Promise<boolean> {
  const { pathname } = location;
  return async () => {
    if (getPurchaseState() !== mine || location.pathname !== pathname) return false;
    setPurchaseState({ step: 'paying' });
    // our dialog closes and gives the focus back before the gateway's window takes it
    await new Promise((resolve) => setTimeout(resolve));
    return true;
  };
}

/** From the confirmed form to the page or dialog with the result. */
import { ProfileResponse } from '#src/accounts/contract.ts';
import { PersonResponse } from '#src/people/contract.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { PaymentSuccessResponse, CreateOrderResponse } from '#src/payments/contract.ts';
import type { ConfirmData, ConfirmDraft } from '#web/features/purchase/confirm/use-confirm-data.ts';
import { ApiError, isSessionExpired, post, put } from '#web/lib/api.ts';
import { removeCalculatorBirth } from '#web/lib/purchase/calculator-birth.ts';
import { removeMatchCouple } from '#web/lib/purchase/match-couple.ts';
import {
  endPurchase,
  getPurchaseState,
  setPurchaseState,
  type PurchaseState,
} from '#web/lib/purchase/purchase-state.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { pay, type ConfirmedDetails } from './pay.ts';
import type { Outcome } from './purchase-outcomes.ts';
import { getServerMessage } from './server-message.ts';

type ShowOutcome = (outcome: Outcome) => unknown;

/**
 * Buys the report or starts the free one. An expired session leads to the login, and the draft is kept. Does nothing
 * unless the confirm dialog is open, so that a second click has no effect.
 */
export async function runPurchase(
  data: ConfirmData,
  draft: ConfirmDraft,
  showOutcome: ShowOutcome,
): Promise<void> {
  const { report } = data;
  const { member: _, person: __, shouldSaveBirth: ___, partner, ...confirmed } = draft;
  // The form is not submitted without the consent.
  const details = { ...confirmed, ...(partner && { partner: { ...partner, consent: true as const } }) };
  if (getPurchaseState().step !== 'confirm') return;
  setPurchaseState({ step: 'submitting', report });
  try {
    if (data.quote) await buyReport(data, details, showOutcome);
    else await startFreeReport(data, details);
  } catch (error) {
    endPurchase();
    if (isOfferHeld(error)) {
      setPurchaseState({ step: 'confirm', report, draft, notice: getServerMessage(error) ?? '' });
      return;
    }
    if (!isSessionExpired(error)) throw error;
    signOutLocally();
    setPurchaseState({ step: 'login', report, draft });
  }
}

/** Another open order holds the first-report offer: the dialog opens again with the list price and the reason. */
const isOfferHeld = (error: unknown) => error instanceof ApiError && error.code === 'offer-held';

/** Not awaited: the order has its own copy of the birth details. */
export function saveBirth(birth: BirthDetails, target: 'profile' | 'people'): void {
  const request =
    target === 'profile'
      ? put('/api/profile', { birth }, ProfileResponse)
      : post('/api/people', { birth }, PersonResponse);
  request.catch((error: unknown) => {
    // after the login the order is sent again, and with it this request
    if (!isSessionExpired(error)) showToast(NOT_SAVED, { tone: 'error' });
  });
}

const NOT_SAVED = 'These birth details were not saved for later. Your order has them.';

async function buyReport(
  data: ConfirmData,
  details: ConfirmedDetails,
  showOutcome: ShowOutcome,
): Promise<void> {
  const { report, quote, member } = data;
  const { key: reportKey, name: reportName } = report;
  const amountRupees = quote!.pricePaise / 100;
  const body = { amount: amountRupees, reportKey, ...details };
  const purchase = {
    reportKey,
    reportName,
    buyer: { name: member.fullname, email: details.email, phone: member.phone },
    createOrder: () => post('/api/payment/create-order', body, CreateOrderResponse),
  };
  const stateAtStart = getPurchaseState();
  const outcome = await pay(purchase, createCheckoutGuard(stateAtStart));
  removeCalculatorBirth();
  removeMatchCouple();
  if (!outcome) return getPurchaseState() === stateAtStart ? endPurchase() : undefined;
  endPurchase();
  await showOutcome(outcome);
}

async function startFreeReport({ report }: ConfirmData, details: ConfirmedDetails): Promise<void> {
  const stateAtStart = getPurchaseState();
  const result = await requestFreeReport(report.key, details);
  if (result.kind === 'started') removeCalculatorBirth();
  // a member who has left the page finds the report in My Reports
  if (getPurchaseState() !== stateAtStart) return;
  if (result.kind === 'failed')
    setPurchaseState({ step: 'free-report-failed', report, message: result.message });
  else
    setPurchaseState({
      step: 'free-report-started',
      report,
      isExisting: result.isExisting,
      email: details.email,
    });
}

/**
 * For `beforeCheckout` of `pay`: closes our dialog before the checkout window opens. Returns false when the buyer has
 * left the step or the page.
 */
export function createCheckoutGuard(stateAtStart: PurchaseState): () => Promise<boolean> {
  const { pathname } = location;
  return async () => {
    if (getPurchaseState() !== stateAtStart || location.pathname !== pathname) return false;
    setPurchaseState({ step: 'paying' });
    // the dialog closes and returns the focus before the checkout window takes it
    await new Promise((resolve) => setTimeout(resolve));
    return true;
  };
}

type FreeReportResult = { kind: 'started'; isExisting: boolean } | { kind: 'failed'; message: string };

/**
 * Starts the production of a free report; the specification names its key `reportType`.
 * @throws ApiError 401 when the session has expired
 */
async function requestFreeReport(reportKey: string, confirmed: ConfirmedDetails): Promise<FreeReportResult> {
  try {
    const body = { reportType: reportKey, ...confirmed };
    const { isExisting = false } = await post('/api/payment/payment-success', body, PaymentSuccessResponse);
    return { kind: 'started', isExisting };
  } catch (error) {
    if (isSessionExpired(error)) throw error;
    return { kind: 'failed', message: getServerMessage(error) || 'Failed to start generation' };
  }
}

/** The purchase in progress. At most one, whichever button of the page started it. */
import { create } from 'zustand';
import type { Report } from '#src/catalogue/contract.ts';
import { getAuth } from '#web/lib/session/auth.ts';

export type PurchaseState =
  | { step: 'idle' }
  /** `draft`: the confirmation form to continue with, after a login or a change of the price */
  | { step: 'login'; report: Report; draft?: unknown }
  /** `notice`: why the price is the list price: an open order holds the first-report offer */
  | { step: 'confirm'; report: Report; draft?: unknown; notice?: string }
  /** the confirm dialog is still open: the order is being placed, or the free report started */
  | { step: 'submitting'; report: Report }
  /** the confirm dialog is closed: the checkout window of the gateway is open, or its result is being processed */
  | { step: 'paying' }
  /** `isExisting`: the free report had been ordered before for the same person */
  | { step: 'free-report-started'; report: Report; isExisting: boolean; email: string }
  | { step: 'free-report-failed'; report: Report; message: string };

const IDLE: PurchaseState = { step: 'idle' };

/** `isDialogLoaded`: the script of the dialog of the current step is here. */
type PurchaseStore = { current: PurchaseState; isDialogLoaded: boolean };

export const usePurchaseState = create<PurchaseStore>(() => ({ current: IDLE, isDialogLoaded: false }));

/** Does nothing while another purchase is in progress. */
export function startPurchase(report: Report, draft?: unknown): void {
  if (getPurchaseState().step !== 'idle') return;
  setPurchaseState({ step: getAuth().status === 'signed-in' ? 'confirm' : 'login', report, draft });
}

export const getPurchaseState = (): PurchaseState => usePurchaseState.getState().current;
export const setPurchaseState = (current: PurchaseState): void => usePurchaseState.setState({ current });

export const setDialogLoaded = (isDialogLoaded: boolean): void =>
  usePurchaseState.setState({ isDialogLoaded });

/** The member's buttons show progress: a dialog is being loaded, or a payment or a free report requested. */
export const isPurchaseBusy = ({ current: { step }, isDialogLoaded }: PurchaseStore): boolean =>
  step === 'submitting' || step === 'paying' || (step !== 'idle' && !isDialogLoaded);

/** Closes the dialog of one step; does nothing once a later step has begun. */
export function closePurchaseStep(step: PurchaseState['step']): void {
  if (getPurchaseState().step === step) setPurchaseState(IDLE);
}

export const endPurchase = (): void => setPurchaseState(IDLE);

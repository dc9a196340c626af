/** What is being bought right now. One purchase at a time, whichever of a page's buttons began it. */
import { create } from 'zustand';
import type { Report } from '#src/catalogue/contract.ts';
import { auth } from '#web/lib/session/auth.ts';

export type PurchaseState =
  | { step: 'idle' }
  /** `filled`: a sheet whose session ended, to go on with after the login */
  | { step: 'login'; report: Report; filled?: unknown }
  | { step: 'confirm'; report: Report; filled?: unknown }
  /** the sheet is still open: the order is being placed, or the free report begun */
  | { step: 'working'; report: Report }
  /** the sheet is gone: the gateway's window lies over the page, or its news is being settled */
  | { step: 'paying' }
  | { step: 'started'; report: Report; existing: boolean; email: string }
  | { step: 'refused'; report: Report; message: string };

const IDLE: PurchaseState = { step: 'idle' };

export const usePurchaseState = create<{ now: PurchaseState }>(() => ({ now: IDLE }));

/** A second click while something runs or stands open changes nothing. */
export function start(report: Report, filled?: unknown): void {
  if (current().step !== 'idle') return;
  go({ step: auth().status === 'in' ? 'confirm' : 'login', report, filled });
}

export const current = (): PurchaseState => usePurchaseState.getState().now;
export const go = (now: PurchaseState): void => usePurchaseState.setState({ now });

/** Closes one dialog; a later step is not its business any more. */
export function leave(step: PurchaseState['step']): void {
  if (current().step === step) go(IDLE);
}

export const finish = (): void => go(IDLE);

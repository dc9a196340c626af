/**
 * Runs the nightly comparison of the books over the whole simulated time, and checks that it finds no difference and no
 * unrecorded payment.
 */
import { compareBooks, hasDifferences } from '#src/payments/reconciliation/compare-books.ts';
import { findBookedPayments } from '#src/payments/reconciliation/booked-payments.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

export async function checkBooks(deps: PaymentDeps, from: Date): Promise<string[]> {
  const comparison = await compareBooks(deps, { from, to: deps.clock.now() });
  const booked = await findBookedPayments(deps.db, comparison.newlyRecorded);
  const errors = comparison.newlyRecorded.map(
    (id) =>
      `payment ${id} was incomplete in our books until the last comparison: ${JSON.stringify(booked.get(id))}`,
  );
  if (hasDifferences(comparison)) errors.push(`the books differ: ${JSON.stringify(comparison)}`);
  return errors;
}

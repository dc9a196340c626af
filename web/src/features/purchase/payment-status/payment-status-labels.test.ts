import { describe, expect, it } from 'vitest';
import { PaymentStatus } from '#src/payments/contract.ts';
import { buildPaymentStatus, buildOrder } from './payment-status-fixture.ts';
import { isFinalStatus, type PaymentLookup } from './payment-status.ts';
import { getPaymentStatusText, describeDuplicatePayments } from './payment-status-labels.ts';

const buildLookup = (change: Parameters<typeof buildPaymentStatus>[0] = {}): PaymentLookup => ({
  status: 'found',
  result: buildPaymentStatus(change),
});
const getText = (lookup: PaymentLookup) => {
  const { statement, reason = '', nextStep } = getPaymentStatusText(lookup);
  return `${statement} Because ${reason} ${nextStep}`;
};
const buildPaidOrder = (change: object = {}) =>
  buildOrder({ status: 'paid', paidAt: '2026-11-21T05:12:00.000Z', reportStatus: 'queued', ...change });

describe('the text of a payment status', () => {
  it('says that nothing was charged, and explains a debit without a payment', () => {
    expect(getText(buildLookup())).toBe(
      'No. Nothing was taken. Because the payment service has no payment for this order. ' +
        'If your bank shows a debit, the money did not reach us. The bank has to return it within 5 working days.',
    );
    expect(getText(buildLookup({ failedAttempts: 1 }))).toContain(
      'the one attempt to pay this order failed.',
    );
    expect(getText(buildLookup({ failedAttempts: 3 }))).toContain('all 3 attempts to pay this order failed.');
  });

  it('says that the order never reached the gateway, or has closed', () => {
    expect(getText(buildLookup({ order: buildOrder({ status: 'placed' }) }))).toContain(
      'you did not reach the payment page',
    );
    expect(getText(buildLookup({ order: buildOrder({ status: 'expired' }) }))).toContain(
      'The order has closed.',
    );
  });

  it('says that the payment arrived, when, and what follows', () => {
    const order = buildPaidOrder({ dueBy: '2026-11-21T17:12:00.000Z' });
    expect(getText(buildLookup({ paymentStatus: 'captured', order }))).toBe(
      'Your ₹1,249 arrived. Because the payment service collected it for us today, 10:42 am. ' +
        'The report is being made and comes by e-mail, at the latest today, 10:42 pm. You need not pay again.',
    );
  });

  it.each([
    ['awaiting-details', 'Add them in My Reports, and the 12 hours begin.'],
    ['delivered', 'The report is ready, and we have sent it by e-mail.'],
    ['failed', 'If it cannot be made, you get the money back.'],
  ])('names the next step when the report is %s', (reportStatus, sentence) => {
    expect(
      getText(buildLookup({ paymentStatus: 'captured', order: buildPaidOrder({ reportStatus }) })),
    ).toContain(sentence);
  });

  it('says that the amount is authorized and not captured', () => {
    expect(getText(buildLookup({ paymentStatus: 'authorized' }))).toMatch(
      /^It is reserved, not taken\. Because your bank has approved ₹1,249/,
    );
  });

  it('says that the bank has not decided', () => {
    expect(getText(buildLookup({ paymentStatus: 'pending' }))).toMatch(/^Your bank has not decided yet\./);
  });

  it('says that the status is unknown', () => {
    expect(getText(buildLookup({ paymentStatus: 'unknown' }))).toMatch(/^We do not know at the moment\./);
    expect(getText({ status: 'unreachable' })).toMatch(/^We could not look it up\./);
  });

  it('says that the payment was refunded', () => {
    expect(getText(buildLookup({ paymentStatus: 'refunded' }))).toMatch(
      /^It arrived, and we are refunding it\./,
    );
  });

  it('asks a signed-out reader to log in, and says that an order was not found', () => {
    expect(getText({ status: 'signed-out' })).toMatch(/^Log in, and we will look it up\./);
    expect(getText({ status: 'not-found' })).toMatch(/^We cannot find this order\./);
  });

  it('warns against paying again when a payment may be pending', () => {
    const statusesWithWarning = PaymentStatus.options.filter((paymentStatus) =>
      /pay again/.test(getPaymentStatusText(buildLookup({ paymentStatus })).nextStep),
    );
    expect(statusesWithWarning.sort()).toEqual(['authorized', 'captured', 'pending', 'unknown']);
  });

  it('has a different next step for each status', () => {
    const lookups: PaymentLookup[] = [
      ...PaymentStatus.options.map((paymentStatus) => buildLookup({ paymentStatus })),
      ...(
        ['loading', 'signed-out', 'not-started', 'not-found', 'no-recent-order', 'unreachable'] as const
      ).map((status) => ({
        status,
      })),
    ];
    const sentences = lookups.map((lookup) => getPaymentStatusText(lookup).nextStep);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('a duplicate payment', () => {
  it('is described as sent back, or as on its way back', () => {
    const lines = describeDuplicatePayments(
      buildPaymentStatus({
        duplicatePayments: [
          { amountPaise: 49_900, refunded: false },
          { amountPaise: 49_900, refunded: true },
        ],
      }),
    );
    expect(lines[0]).toContain('A second payment of ₹499 reached us for this order. It is on its way back');
    expect(lines[1]).toContain('We have sent it back');
  });
});

describe('a payment status', () => {
  it('is looked up again while it can change', () => {
    const changingStatuses = PaymentStatus.options.filter(
      (paymentStatus) => !isFinalStatus(buildLookup({ paymentStatus })),
    );
    expect(changingStatuses.sort()).toEqual(['authorized', 'pending', 'unknown', 'unpaid']);
    expect(isFinalStatus(buildLookup({ order: buildOrder({ status: 'expired' }) }))).toBe(true);
    expect(isFinalStatus({ status: 'unreachable' })).toBe(false);
    expect(isFinalStatus({ status: 'not-found' })).toBe(true);
  });
});

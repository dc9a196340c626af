import { describe, expect, it } from 'vitest';
import { PaymentStatus } from '#src/payments/contract.ts';
import { answered, unpaid } from './payment-status-fixture.ts';
import { isFinal, type MoneyLook } from './payment-status.ts';
import { moneyWords, secondPayments } from './payment-status-labels.ts';

const known = (change: Parameters<typeof answered>[0] = {}): MoneyLook => ({
  status: 'known',
  answer: answered(change),
});
const told = (look: MoneyLook) => {
  const { statement, because = '', next } = moneyWords(look);
  return `${statement} Because ${because} ${next}`;
};
const paid = (change: object = {}) =>
  unpaid({ status: 'paid', paidAt: '2026-11-21T05:12:00.000Z', report: 'queued', ...change });

describe('has my money gone?', () => {
  it('no: nothing was taken, and what to make of a debit all the same', () => {
    expect(told(known())).toBe(
      'No. Nothing was taken. Because the gateway has seen no payment for this order. ' +
        'Does your bank show a debit all the same? Then it never reached us, and banks have to reverse it within five working days.',
    );
    expect(told(known({ failedAttempts: 1 }))).toContain(
      'the gateway refused the one try to pay this order.',
    );
    expect(told(known({ failedAttempts: 3 }))).toContain(
      'the gateway refused all 3 tries to pay this order.',
    );
  });

  it('no: the order never got as far as the gateway, or has closed', () => {
    expect(told(known({ order: unpaid({ status: 'placed' }) }))).toContain('never got as far as the gateway');
    expect(told(known({ order: unpaid({ status: 'expired' }) }))).toContain('The order has closed.');
  });

  it('yes, it is with us, since when, and what it buys', () => {
    const order = paid({ dueBy: '2026-11-21T17:12:00.000Z' });
    expect(told(known({ paymentStatus: 'captured', order }))).toBe(
      'Your ₹1,249 arrived. Because the gateway handed it to us today, 10:42 am. ' +
        'The report is being made and comes by mail, at the latest today, 10:42 pm. You need not pay again.',
    );
  });

  it.each([
    ['awaiting-details', 'Add them in My Reports, and the 12 hours begin.'],
    ['delivered', 'The report is made and mailed.'],
    ['failed', 'If it cannot be made the money goes back.'],
  ])('yes, and the report is %s', (report, sentence) => {
    expect(told(known({ paymentStatus: 'captured', order: paid({ report }) }))).toContain(sentence);
  });

  it('half: set aside by the bank and not collected', () => {
    expect(told(known({ paymentStatus: 'authorised' }))).toMatch(
      /^It is set aside, not taken\. Because your bank has approved ₹1,249/,
    );
  });

  it('perhaps: the bank has not decided', () => {
    expect(told(known({ paymentStatus: 'pending' }))).toMatch(/^Your bank has not decided yet\./);
  });

  it('we cannot tell, and say so', () => {
    expect(told(known({ paymentStatus: 'unknown' }))).toMatch(/^We cannot tell just now\./);
    expect(told({ status: 'unreached' })).toMatch(/^We could not look it up\./);
  });

  it('it came and went back', () => {
    expect(told(known({ paymentStatus: 'refunded' }))).toMatch(/^It came, and it goes back to you\./);
  });

  it('to its owner only', () => {
    expect(told({ status: 'signed-out' })).toMatch(/^Log in, and we look it up\./);
    expect(told({ status: 'none' })).toMatch(/^We find no such order\./);
  });

  it('warns of paying again exactly where the money may be on its way', () => {
    const warned = PaymentStatus.options.filter((paymentStatus) =>
      /pay again/.test(moneyWords(known({ paymentStatus })).next),
    );
    expect(warned.sort()).toEqual(['authorised', 'captured', 'pending', 'unknown']);
  });

  it('says no sentence twice', () => {
    const looks: MoneyLook[] = [
      ...PaymentStatus.options.map((paymentStatus) => known({ paymentStatus })),
      ...(['asking', 'signed-out', 'not-begun', 'none', 'no-orders', 'unreached'] as const).map((status) => ({
        status,
      })),
    ];
    const sentences = looks.map((look) => moneyWords(look).next);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('a second payment', () => {
  it('is on its way back, or has gone back', () => {
    const lines = secondPayments(
      answered({
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

describe('an answer', () => {
  it('is asked for again while it can change', () => {
    const open = PaymentStatus.options.filter((paymentStatus) => !isFinal(known({ paymentStatus })));
    expect(open.sort()).toEqual(['authorised', 'pending', 'unknown', 'unpaid']);
    expect(isFinal(known({ order: unpaid({ status: 'expired' }) }))).toBe(true);
    expect(isFinal({ status: 'unreached' })).toBe(false);
    expect(isFinal({ status: 'none' })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { STEPS, type OrderView } from '#src/orders/contract.ts';
import { isInProgress } from './order-activity.ts';
import {
  getAnnouncement,
  getOrderBadge,
  getCorrectionDeadline,
  hasFile,
  hasReceipt,
  getOrderFacts,
  describeOrder,
  getProgressSteps,
} from './order-labels.ts';

const NOW = '2026-11-21T05:15:00.000Z';

/** Paid at 10:42 in the morning, Indian time; the first `doneSteps` steps are done. */
function buildOrder(doneSteps: number, change: Partial<OrderView> = {}): OrderView {
  const steps = STEPS.map((key, i) => ({
    key,
    state: i < doneSteps ? ('done' as const) : i === doneSteps ? ('current' as const) : ('pending' as const),
    ...(i < doneSteps ? { at: '2026-11-21T05:12:00.000Z' } : {}),
  }));
  return {
    id: 'LG-2611-7K3QX9',
    reportKey: 'life-blueprint',
    reportName: 'Complete Life Blueprint',
    status: 'paid',
    reportStatus: 'computing',
    edition: 1,
    listPricePaise: 249900,
    pricePaise: 124900,
    placedAt: '2026-11-21T05:10:00.000Z',
    paidAt: '2026-11-21T05:12:00.000Z',
    dueBy: '2026-11-21T17:12:00.000Z',
    steps,
    personName: 'Ananya Rathore',
    chartStyle: 'north',
    ...change,
  };
}

describe('an order in progress', () => {
  it('shows the current step in its badge', () => {
    expect(getOrderBadge(buildOrder(1)).text).toBe('Being calculated');
    expect(getOrderBadge(buildOrder(2)).text).toBe('Being written');
    expect(getOrderBadge(buildOrder(3, { reportStatus: 'rendering' })).text).toBe('Being printed');
    expect(getOrderBadge(buildOrder(4, { reportStatus: 'ready' })).text).toBe('On its way to you');
  });

  it('is described as ready once it is printed', () => {
    const printed = buildOrder(4, { reportStatus: 'ready', pages: 38, bytes: 912_000 });
    expect(describeOrder(printed, NOW)).toBe(
      'For Ananya Rathore. 38\u00a0pages, 0.9\u00a0MB, chart in North Indian style. Ready to download. The e-mail is on its way.',
    );
  });

  it('is ready to download when the e-mail bounced', () => {
    const note = 'Your e-mail provider did not accept the mail. The report is here to download.';
    const bounced = buildOrder(4, { reportStatus: 'ready', note });
    expect(getOrderBadge(bounced)).toEqual({ tone: 'success', icon: 'check', text: 'Ready to download' });
    expect(describeOrder(bounced, NOW)).toBe(note);
  });

  it('is ready to download when the first e-mail or a re-sent one failed', () => {
    const note = 'Our mail with this report did not get through. The report is here to download.';
    const emailFailed = buildOrder(4, { reportStatus: 'ready', note });
    expect(getOrderBadge(emailFailed).text).toBe('Ready to download');
    expect(describeOrder(emailFailed, NOW)).toBe(note);
    expect(isInProgress(emailFailed)).toBe(false);
    const deliveredBefore = buildOrder(5, {
      reportStatus: 'delivered',
      deliveredAt: '2026-11-17T12:38:00.000Z',
      note,
    });
    expect(getOrderBadge(deliveredBefore).text).toBe('Delivered 17 Nov, 6:08 pm');
    expect(describeOrder(deliveredBefore, NOW)).toBe(
      `For Ananya Rathore. Chart in North Indian style. ${note}`,
    );
  });

  it('names the person and the latest delivery', () => {
    expect(describeOrder(buildOrder(2), NOW)).toBe(
      'For Ananya Rathore. Usually ready within minutes; at the latest today, 10:42 pm.',
    );
  });

  it('states until when it stays open for payment', () => {
    const unpaid = buildOrder(0, { status: 'placed', expiresAt: '2026-11-24T05:10:00.000Z' });
    expect(describeOrder(unpaid, NOW)).toMatch(/It stays open until 24 Nov, 10:40 am\.$/);
  });

  it('states the typical duration only when it was measured', () => {
    const describeWithDuration = (typicalSeconds: number) =>
      describeOrder(buildOrder(2, { typicalSeconds }), NOW);
    expect(describeWithDuration(4)).toContain('Usually ready in under a minute; at the latest today');
    expect(describeWithDuration(60)).toContain('in under a minute');
    expect(describeWithDuration(61)).toContain('Usually ready in about 2 minutes');
    expect(describeWithDuration(90 * 60)).toContain('Usually ready in about 90 minutes');
    expect(describeWithDuration(545 * 60)).toContain('Usually ready in about 10 hours');
  });

  it('shows the time of each completed step and the next step', () => {
    expect(getProgressSteps(buildOrder(2)).map(({ label, note }) => `${label} ${note}`)).toEqual([
      'Paid 10:42 am',
      'Calculating 10:42 am',
      'Writing now',
      'Printing next',
      'Mailed last',
    ]);
  });

  it('has "Ordered" as first step when it is free', () => {
    expect(getProgressSteps(buildOrder(1, { status: 'free' }))[0]?.label).toBe('Ordered');
    expect(getOrderFacts(buildOrder(1, { status: 'free', pricePaise: 0 }))).toContain('Free');
  });
});

describe('an order that is not in progress', () => {
  const delivered = buildOrder(5, {
    reportStatus: 'delivered',
    deliveredAt: '2026-11-17T12:38:00.000Z',
    pages: 38,
    bytes: 912_000,
  });

  it('states the delivery time and the facts of the file', () => {
    expect(getOrderBadge(delivered)).toEqual({
      tone: 'success',
      icon: 'check',
      text: 'Delivered 17 Nov, 6:08 pm',
    });
    expect(describeOrder(delivered, NOW)).toBe(
      'For Ananya Rathore. 38\u00a0pages, 0.9\u00a0MB, chart in North Indian style.',
    );
    expect(hasFile(delivered)).toBe(true);
  });

  it('shows the server’s text when birth details are missing', () => {
    const note = 'We know two places called Aurangabad. Tell us which one, and the 12 hours begin.';
    const waiting = buildOrder(1, { reportStatus: 'awaiting-details', note });
    expect(getOrderBadge(waiting)).toEqual({ tone: 'error', text: 'Birth details needed' });
    expect(describeOrder(waiting, NOW)).toBe(note);
  });

  it('offers a refund when birth details are missing for days', () => {
    const waiting = buildOrder(1, {
      reportStatus: 'awaiting-details',
      note: 'Tell us where.',
      refundOffered: true,
    });
    expect(describeOrder(waiting, NOW)).toBe('Tell us where. Or request a refund.');
  });

  it('says that a refund waits for the bank while the payment is disputed', () => {
    const refund = { amountPaise: 49_900, onHold: true } as const;
    const order = buildOrder(1, { status: 'refund-requested', refund });
    expect(getOrderBadge(order).text).toBe('With your bank');
    expect(describeOrder(order, NOW)).toContain('Your bank is examining this payment');
  });

  it('shows the reason when production failed', () => {
    const failed = buildOrder(3, {
      reportStatus: 'failed',
      note: 'The page would not print. Your money is on its way back.',
    });
    expect(getOrderBadge(failed).text).toBe('Could not be made');
    expect(describeOrder(failed, NOW)).toBe('The page would not print. Your money is on its way back.');
    expect(hasFile(failed)).toBe(false);
  });

  it('has a badge when it is unpaid or refunded', () => {
    expect(getOrderBadge(buildOrder(0, { status: 'payment-requested', reportStatus: 'none' })).text).toBe(
      'Not paid yet',
    );
    expect(getOrderBadge(buildOrder(5, { status: 'refunded', reportStatus: 'delivered' })).text).toBe(
      'Refunded',
    );
  });
});

describe('a delayed order', () => {
  const delayed = { delayed: true as const, personName: undefined };

  it('is described as delayed, with its due time', () => {
    expect(describeOrder(buildOrder(1, delayed), NOW)).toBe(
      'This takes longer than it should, and we are working on it. We promised it by today, 10:42 pm.',
    );
  });

  it('offers a refund after the due time and states the time of the automatic refund', () => {
    const overdue = { ...delayed, refundOffered: true as const };
    const expectedText =
      'We promised this report by 21 Nov, 10:42 pm, and it is not here. We are sorry. You can request a refund now, or wait. If it is not here by 22 Nov, 10:42 pm, we refund it automatically.';
    expect(describeOrder(buildOrder(1, overdue), NOW)).toBe(expectedText);
    expect(describeOrder(buildOrder(1, { ...overdue, reportStatus: 'failed', note: 'It broke.' }), NOW)).toBe(
      expectedText,
    );
  });
});

describe('a refund', () => {
  const refundRequested = buildOrder(1, { status: 'refund-requested', refund: { amountPaise: 124900 } });
  const refundedAt = '2026-11-21T05:20:00.000Z';
  const refunded = buildOrder(5, {
    status: 'refunded',
    reportStatus: 'delivered',
    refund: { amountPaise: 124900, refundedAt },
  });

  it('is described as on its way, with amount and duration', () => {
    expect(getOrderBadge(refundRequested).text).toBe('Refund on its way');
    expect(describeOrder(refundRequested, NOW)).toBe(
      'Your money is on its way back: ₹1,249, to the account or card it came from. That takes 5 to 7 working days.',
    );
  });

  it('is described as done with its date, and without the bank note after ten days', () => {
    expect(getOrderBadge(refunded).text).toBe('Refunded 21 Nov 2026');
    expect(describeOrder(refunded, NOW)).toBe(
      '₹1,249 went back on 21 Nov 2026, to the account or card it came from. Banks take 5 to 7 working days to show it.',
    );
    expect(describeOrder(refunded, '2026-12-21T05:20:00.000Z')).toBe(
      '₹1,249 went back on 21 Nov 2026, to the account or card it came from.',
    );
  });

  it('removes the file and keeps the receipt', () => {
    expect([refundRequested, refunded].map(hasFile)).toEqual([false, false]);
    expect([refundRequested, refunded].map(hasReceipt)).toEqual([true, true]);
  });
});

describe('a report that was erased on the request of its second person', () => {
  const { personName: _personName, ...erased } = buildOrder(5, {
    reportKey: 'match-report',
    reportStatus: 'delivered',
    deliveredAt: '2026-11-21T05:14:00.000Z',
  });

  it('has no file, keeps the receipt and says why', () => {
    expect([hasFile(erased), hasReceipt(erased)]).toEqual([false, true]);
    expect(getOrderBadge(erased)).toEqual({ tone: 'neutral', text: 'Deleted on request' });
    expect(describeOrder(erased, NOW)).toMatch(/^The other person of this report asked us to delete/);
  });
});

describe('the actions of an order', () => {
  it('include a receipt for a paid order, also after its refund', () => {
    expect(hasReceipt(buildOrder(5))).toBe(true);
    expect(hasReceipt(buildOrder(5, { status: 'refunded' }))).toBe(true);
    expect(hasReceipt(buildOrder(0, { status: 'payment-requested' }))).toBe(false);
    expect(hasReceipt(buildOrder(5, { status: 'free', pricePaise: 0 }))).toBe(false);
  });

  it('include a correction until the seventh day', () => {
    const correctableUntil = '2026-11-28T05:12:00.000Z';
    expect(getCorrectionDeadline(buildOrder(5, { correctableUntil }), NOW)).toBe('until 28 Nov, 10:42 am');
    expect(getCorrectionDeadline(buildOrder(5, { correctableUntil }), correctableUntil)).toBeUndefined();
    expect(getCorrectionDeadline(buildOrder(5), NOW)).toBeUndefined();
  });
});

describe('the screen reader announcement', () => {
  it('names the new state and is absent without a change', () => {
    expect(getAnnouncement(buildOrder(2), buildOrder(3))).toBe('Complete Life Blueprint: Being printed.');
    expect(getAnnouncement(buildOrder(2), buildOrder(2))).toBeUndefined();
  });
});

describe('the facts of an order', () => {
  it('are number, date and price', () => {
    expect(getOrderFacts(buildOrder(1))).toEqual(['Order LG-2611-7K3QX9', '21 Nov 2026', '₹1,249']);
  });
});

describe('a partial or failed refund', () => {
  it('is shown beside the price when it is partial', () => {
    const partlyRefunded = buildOrder(5, { reportStatus: 'delivered', refundedPaise: 10_000 });
    expect(getOrderFacts(partlyRefunded).at(-1)).toBe('₹100 refunded');
    expect(getOrderBadge(partlyRefunded).text).toBe('Delivered');
    expect(getOrderFacts(buildOrder(5, { status: 'refunded', refundedPaise: 124_900 }))).toHaveLength(3);
  });

  it('is not called refunded while it needs attention', () => {
    const refundFailed = buildOrder(5, {
      status: 'refund-requested',
      refund: { amountPaise: 124_900, needsAttention: true },
    });
    expect(getOrderBadge(refundFailed)).toEqual({ tone: 'error', text: 'Refund delayed' });
    expect(describeOrder(refundFailed, NOW)).toBe(
      'Your refund of ₹1,249 has not gone through yet. Our team is working on it. You need not do anything.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { STEPS, type OrderView } from '#src/orders/contract.ts';
import { isUnderWay } from './order-activity.ts';
import {
  announcement,
  badge,
  correctable,
  hasFile,
  hasReceipt,
  metaLine,
  sentence,
  stepLines,
  when,
} from './order-labels.ts';

const NOW = '2026-11-21T05:15:00.000Z';

/** Paid at 10:42 in the morning; `done` steps are behind it. */
function order(done: number, change: Partial<OrderView> = {}): OrderView {
  const steps = STEPS.map((key, i) => ({
    key,
    state: i < done ? ('done' as const) : i === done ? ('now' as const) : ('next' as const),
    ...(i < done ? { at: '2026-11-21T05:12:00.000Z' } : {}),
  }));
  return {
    id: 'LG-2611-7K3QX9',
    reportKey: 'life-blueprint',
    reportName: 'Complete Life Blueprint',
    status: 'paid',
    report: 'computing',
    edition: 1,
    listPaise: 249900,
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

describe('an order being made', () => {
  it('is called by the step under way', () => {
    expect(badge(order(1)).text).toBe('Being calculated');
    expect(badge(order(2)).text).toBe('Being written');
    expect(badge(order(3, { report: 'rendering' })).text).toBe('Being printed');
    expect(badge(order(4, { report: 'ready' })).text).toBe('On its way to you');
  });

  it('is told as ready once it is printed, not as usually ready', () => {
    const printed = order(4, { report: 'ready', pages: 38, bytes: 912_000 });
    expect(sentence(printed, NOW)).toBe(
      'For Ananya Rathore. 38\u00a0pages, 0.9\u00a0MB, chart in North style. Ready to download; the mail is on its way.',
    );
  });

  it('is no longer on its way when the mail was not accepted', () => {
    const note = 'Your e-mail provider did not accept the mail. The report is here to download.';
    const refused = order(4, { report: 'ready', note });
    expect(badge(refused)).toEqual({ tone: 'ok', icon: 'check', text: 'Ready to download' });
    expect(sentence(refused, NOW)).toBe(note);
  });

  it('is told as not through when the mail was given up, also of one asked for after the first', () => {
    const note = 'Our mail with this report did not get through. The report is here to download.';
    const stopped = order(4, { report: 'ready', note });
    expect(badge(stopped).text).toBe('Ready to download');
    expect(sentence(stopped, NOW)).toBe(note);
    expect(isUnderWay(stopped)).toBe(false);
    const before = order(5, { report: 'delivered', deliveredAt: '2026-11-17T12:38:00.000Z', note });
    expect(badge(before).text).toBe('Delivered 17 Nov, 6:08 pm');
    expect(sentence(before, NOW)).toBe(`For Ananya Rathore. Chart in North style. ${note}`);
  });

  it('tells for whom it is and when at the latest', () => {
    expect(sentence(order(2), NOW)).toBe(
      'For Ananya Rathore. Usually ready within minutes; at the latest today, 10:42 pm.',
    );
  });

  it('tells how long it usually takes, as measured, and claims no more where nothing was', () => {
    const told = (typicalSeconds: number) => sentence(order(2, { typicalSeconds }), NOW);
    expect(told(4)).toContain('Usually ready in under a minute; at the latest today');
    expect(told(60)).toContain('in under a minute');
    expect(told(61)).toContain('Usually ready in about 2 minutes');
  });

  it('tells of each step when it was done, and what comes', () => {
    expect(stepLines(order(2)).map(({ label, note }) => `${label} ${note}`)).toEqual([
      'Paid 10:42 am',
      'Calculating 10:42 am',
      'Writing now',
      'Printing next',
      'Mailed last',
    ]);
  });

  it('was ordered, not paid, when it is free', () => {
    expect(stepLines(order(1, { status: 'free' }))[0]?.label).toBe('Ordered');
    expect(metaLine(order(1, { status: 'free', pricePaise: 0 }))).toContain('Free');
  });
});

describe('an order at rest', () => {
  const delivered = order(5, {
    report: 'delivered',
    deliveredAt: '2026-11-17T12:38:00.000Z',
    pages: 38,
    bytes: 912_000,
  });

  it('tells when it was delivered and what the file is', () => {
    expect(badge(delivered)).toEqual({ tone: 'ok', icon: 'check', text: 'Delivered 17 Nov, 6:08 pm' });
    expect(sentence(delivered, NOW)).toBe(
      'For Ananya Rathore. 38\u00a0pages, 0.9\u00a0MB, chart in North style.',
    );
    expect(hasFile(delivered)).toBe(true);
  });

  it('asks for details in the server’s own words', () => {
    const note = 'We know two places called Aurangabad. Tell us which one, and the 12 hours begin.';
    const waiting = order(1, { report: 'awaiting-details', note });
    expect(badge(waiting)).toEqual({ tone: 'stop', text: 'Birth details needed' });
    expect(sentence(waiting, NOW)).toBe(note);
  });

  it('gives the reason when it could not be made', () => {
    const failedOne = order(3, {
      report: 'failed',
      note: 'The page would not print. Your money is on its way back.',
    });
    expect(badge(failedOne).text).toBe('Could not be made');
    expect(sentence(failedOne, NOW)).toBe('The page would not print. Your money is on its way back.');
    expect(hasFile(failedOne)).toBe(false);
  });

  it('is plain about money that has not come, or went back', () => {
    expect(badge(order(0, { status: 'payment-requested', report: 'none' })).text).toBe('Not paid yet');
    expect(badge(order(5, { status: 'refunded', report: 'delivered' })).text).toBe('Refunded');
  });
});

describe('an order that is late', () => {
  const late = { delayed: true as const, personName: undefined };

  it('says so, and by when it was promised', () => {
    expect(sentence(order(1, late), NOW)).toBe(
      'This takes longer than it should, and we are on it. We promised it by today, 10:42 pm.',
    );
  });

  it('offers the money once the promise is broken, failed or not, and says until when one may wait', () => {
    const broken = { ...late, refundOffered: true as const };
    const words =
      'We promised this report by 21 Nov, 10:42 pm, and it is not here. We are sorry. You can take your money back now, or wait: if it is not here by 22 Nov, 10:42 pm, the money goes back by itself.';
    expect(sentence(order(1, broken), NOW)).toBe(words);
    expect(sentence(order(1, { ...broken, report: 'failed', note: 'It broke.' }), NOW)).toBe(words);
  });
});

describe('money that goes back', () => {
  const asked = order(1, { status: 'refund-requested', refund: { amountPaise: 124900 } });
  const refundedAt = '2026-11-21T05:20:00.000Z';
  const back = order(5, {
    status: 'refunded',
    report: 'delivered',
    refund: { amountPaise: 124900, refundedAt },
  });

  it('is said to be on its way, with the amount and how long it takes', () => {
    expect(badge(asked).text).toBe('Money on its way back');
    expect(sentence(asked, NOW)).toBe(
      'Your money is on its way back: ₹1,249, to where it came from. That takes 5 to 7 working days.',
    );
  });

  it('is said to be back with the day; once banks have shown it, without them', () => {
    expect(badge(back).text).toBe('Refunded 21 Nov 2026');
    expect(sentence(back, NOW)).toBe(
      '₹1,249 went back on 21 Nov 2026, to where it came from. Banks take 5 to 7 working days to show it.',
    );
    expect(sentence(back, '2026-12-21T05:20:00.000Z')).toBe(
      '₹1,249 went back on 21 Nov 2026, to where it came from.',
    );
  });

  it('leaves no file, and a receipt', () => {
    expect([asked, back].map(hasFile)).toEqual([false, false]);
    expect([asked, back].map(hasReceipt)).toEqual([true, true]);
  });
});

describe('what can be done with it', () => {
  it('is a receipt where money was paid, given back or not', () => {
    expect(hasReceipt(order(5))).toBe(true);
    expect(hasReceipt(order(5, { status: 'refunded' }))).toBe(true);
    expect(hasReceipt(order(0, { status: 'payment-requested' }))).toBe(false);
    expect(hasReceipt(order(5, { status: 'free', pricePaise: 0 }))).toBe(false);
  });

  it('is a correction until the seventh day', () => {
    const until = '2026-11-28T05:12:00.000Z';
    expect(correctable(order(5, { correctableUntil: until }), NOW)).toBe('until 28 Nov, 10:42 am');
    expect(correctable(order(5, { correctableUntil: until }), until)).toBeUndefined();
    expect(correctable(order(5), NOW)).toBeUndefined();
  });
});

describe('what a screen reader hears', () => {
  it('is the new state, once', () => {
    expect(announcement(order(2), order(3))).toBe('Complete Life Blueprint: Being printed.');
    expect(announcement(order(2), order(2))).toBeUndefined();
  });
});

describe('the small line', () => {
  it('has number, day and price', () => {
    expect(metaLine(order(1))).toEqual(['Order LG-2611-7K3QX9', '21 Nov 2026', '₹1,249']);
  });
});

describe('a promised hour', () => {
  it('is told from the reader’s day in India', () => {
    expect(when('2026-11-21T18:29:00.000Z', NOW)).toBe('today, 11:59 pm');
    expect(when('2026-11-21T18:30:00.000Z', NOW)).toBe('tomorrow, 12:00 am');
    expect(when('2026-11-23T21:40:00.000Z', NOW)).toBe('24 Nov, 3:10 am');
  });
});

describe('money that goes back', () => {
  it('in part is told beside the price, and the order stays what it is', () => {
    const part = order(5, { report: 'delivered', refundedPaise: 10_000 });
    expect(metaLine(part).at(-1)).toBe('₹100 given back');
    expect(badge(part).text).toBe('Delivered');
    expect(metaLine(order(5, { status: 'refunded', refundedPaise: 124_900 }))).toHaveLength(3);
  });

  it('and did not go is never called refunded', () => {
    const stuck = order(5, {
      status: 'refund-requested',
      refund: { amountPaise: 124_900, needsAttention: true },
    });
    expect(badge(stuck)).toEqual({ tone: 'stop', text: 'Money not back yet' });
    expect(sentence(stuck, NOW)).toBe(
      'We are giving ₹1,249 back, and it has not gone through yet. A person is looking into it; there is nothing for you to do.',
    );
  });
});

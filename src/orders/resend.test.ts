import { describe, expect, it } from 'vitest';
import { given } from '#src/testing/given.ts';
import {
  AT,
  captured,
  computed,
  frozen,
  generation,
  mailed,
  paid,
  placed,
  rendered,
  requested,
  written,
} from '#src/testing/order-events.ts';
import type { OrderEvent } from './events.ts';
import { fold } from './order.ts';
import { recentResends, resendQuota, recordResend, requestMail } from './resend.ts';

describe('the mail, once more', () => {
  const delivered = [
    placed(),
    frozen,
    requested,
    captured,
    generation,
    computed,
    written,
    rendered,
    mailed,
  ] as const;
  const asked = (resendNumber: number, at = AT) =>
    ({ type: 'ReportEmailResendRequested', data: { edition: 1, resendNumber, at } }) as const;
  const sent = {
    type: 'ReportEmailResent',
    data: { edition: 1, resendNumber: 1, messageId: '<x>', at: AT },
  } as const;
  it('is asked for three times a day, and again a day after the first', () => {
    given(...delivered)
      .when((order) => requestMail(order, AT))
      .then(asked(1));
    const thrice = [
      ...delivered,
      asked(1),
      asked(2, '2026-11-21T10:00:00.000Z'),
      asked(3, '2026-11-21T11:00:00.000Z'),
    ];
    given(...thrice)
      .when((order) => requestMail(order, '2026-11-22T02:59:59.999Z'))
      .thenRefused('mail-limit');
    given(...thrice)
      .when((order) => requestMail(order, '2026-11-22T03:00:00.000Z'))
      .then(asked(4, '2026-11-22T03:00:00.000Z'));
  });
  it('is counted: what is left within the day, and since when there is one again', () => {
    const times = ['2026-11-21T03:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'];
    expect(resendQuota([], AT)).toEqual({ left: 3 });
    expect(resendQuota(times.slice(0, 1), times[1]!)).toEqual({ left: 2 });
    expect(resendQuota(times, times[2]!)).toEqual({ left: 0, freeAt: '2026-11-22T03:00:00.000Z' });
    expect(resendQuota(times, '2026-11-22T03:00:00.000Z')).toEqual({ left: 1 });
    expect(resendQuota(times, '2026-11-23T03:00:00.000Z')).toEqual({ left: 3 });
  });
  it('is offered once there is a mail to send again, and not once money goes back', () => {
    const ask: OrderEvent = {
      type: 'RefundRequested',
      data: { cause: 'support', amountPaise: 99_900, at: AT },
    };
    expect(recentResends(fold(paid)!)).toBeUndefined();
    expect(recentResends(fold(delivered.slice(0, -1))!)).toBeUndefined();
    expect(recentResends(fold([...delivered])!)).toEqual([]);
    expect(recentResends(fold([...delivered, asked(1)])!)).toEqual([AT]);
    expect(recentResends(fold([...delivered, asked(1), ask])!)).toBeUndefined();
  });
  it('waits for the report, and for the first mail', () => {
    given(...paid)
      .when((order) => requestMail(order, AT))
      .thenRefused('not-ready');
    given(...delivered.slice(0, -1))
      .when((order) => requestMail(order, AT))
      .thenRefused('mail-under-way');
  });
  it('delivers a report whose first mail was refused', () => {
    const refused = {
      type: 'ReportEmailBounced',
      data: { edition: 1, reason: 'the address was refused', at: AT },
    } as const;
    const events = [...delivered.slice(0, -1), refused, asked(1)] as const;
    given(...events.slice(0, -1))
      .when((order) => requestMail(order, AT))
      .then(asked(1));
    expect(fold([...events, sent])!.report).toMatchObject({
      status: 'delivered',
      deliveredAt: AT,
      note: undefined,
    });
  });
  it('is recorded once for each time it was asked for', () => {
    given(...delivered, asked(1))
      .when((order) => recordResend(order, sent))
      .then(sent);
    given(...delivered, asked(1), sent)
      .when((order) => recordResend(order, sent))
      .thenNothing();
    given(...delivered)
      .when((order) => recordResend(order, sent))
      .thenNothing();
  });
});

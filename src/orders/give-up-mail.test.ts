/** A report mail whose tries are used up: what is noted, what the order is by it, and what ends it. */
import { describe, expect, it } from 'vitest';
import { given } from '#src/testing/given.ts';
import { AT, computed, mailed, paid, rendered, written } from '#src/testing/order-events.ts';
import { recordStep } from './decide.ts';
import { OrderEvent } from './events.ts';
import { giveUpMail } from './give-up-mail.ts';
import { attentionReasonOf } from './needs-look.ts';
import { fold } from './order.ts';
import { checkSla } from './promise.ts';
import { mailBySupport, recentResends, recordResend, requestMail } from './resend.ts';

const printed: OrderEvent[] = [...paid, computed, written, rendered];
const first = { edition: 1, reason: 'sender-rejected', at: AT } as const;
const stopped: OrderEvent = { type: 'ReportEmailFailed', data: first };
const asked = (resendNumber: number): OrderEvent => ({
  type: 'ReportEmailResendRequested',
  data: { edition: 1, resendNumber, at: AT },
});
const stoppedAgain = (resendNumber: number): OrderEvent => ({
  type: 'ReportEmailResendFailed',
  data: { ...first, resendNumber },
});
const sentAgain = (resendNumber: number) =>
  ({ type: 'ReportEmailResent', data: { edition: 1, resendNumber, messageId: '<x>', at: AT } }) as const;
const refusedAgain = {
  type: 'ReportEmailResendBounced',
  data: { edition: 1, resendNumber: 1, reason: 'the address was refused', at: AT },
} as const;
const next = { birthId: 'birth-2', attempt: 1, cause: 'correction', at: AT } as const;
const back: OrderEvent = {
  type: 'RefundRequested',
  data: { cause: 'support', amountPaise: 99_900, at: AT },
};

const look = (...events: OrderEvent[]) => attentionReasonOf(fold(events)!);

describe('the first mail, its tries used up', () => {
  it('is noted once, and not when it was mailed, money goes back or the edition was replaced', () => {
    const giveUp = (order: Parameters<typeof giveUpMail>[0]) => giveUpMail(order, first);
    given(...printed)
      .when(giveUp)
      .then(stopped);
    for (const more of [[stopped], [mailed], [back], [stopped, asked(1)]])
      given(...printed, ...more)
        .when(giveUp)
        .thenNothing();
    given(...printed)
      .when((order) => giveUpMail(order, { ...first, edition: 2 }))
      .thenNothing();
  });

  it('leaves the file, says so to the member, and waits for a person', () => {
    const order = fold([...printed, stopped])!;
    expect(order.report).toMatchObject({
      status: 'ready',
      note: 'Our mail with this report did not get through. The report is here to download, and you can have it mailed again.',
    });
    expect(attentionReasonOf(order)).toBe('email-failed');
    expect(look(...printed, stopped, back)).toBeUndefined();
  });

  it('can be asked for again; while that is under way nobody has to look, or can ask twice', () => {
    expect(recentResends(fold(printed)!)).toBeUndefined();
    expect(recentResends(fold([...printed, stopped])!)).toEqual([]);
    given(...printed, stopped)
      .when((order) => requestMail(order, AT))
      .then(asked(1));
    given(...printed, stopped, asked(1))
      .when((order) => requestMail(order, AT))
      .thenRefused('mail-under-way');
    expect(fold([...printed, stopped, asked(1)])!.report.note).toBeUndefined();
    expect(look(...printed, stopped, asked(1))).toBeUndefined();
  });

  it('is over with a later success, of itself or of another', () => {
    for (const success of [[mailed], [asked(1), sentAgain(1)]]) {
      const order = fold([...printed, stopped, ...success])!;
      expect(order.report).toMatchObject({ status: 'delivered', note: undefined });
      expect(attentionReasonOf(order)).toBeUndefined();
    }
    given(...printed, stopped)
      .when((order) => recordStep(order, mailed))
      .then(mailed);
  });

  it('is the address’s matter when that refuses the next one', () => {
    const order = fold([...printed, stopped, asked(1), refusedAgain])!;
    expect(order.report.note).toMatch(/did not accept the mail/);
    expect(attentionReasonOf(order)).toBeUndefined();
    expect(recentResends(order)).toEqual([AT]);
  });

  it('breaks no promise: the report is there, and a promise broken before is not told twice', () => {
    const broken: OrderEvent = { type: 'DeliverySlaBreached', data: { edition: 1, at: AT } };
    for (const before of [[], [broken]])
      given(...paid, ...before, computed, written, rendered, stopped)
        .when((order) => checkSla(order, '2026-11-30T03:00:00.000Z'))
        .thenNothing();
  });
});

describe('a mail asked for again, its tries used up', () => {
  const giveUp = (again: number) => (order: Parameters<typeof giveUpMail>[0]) =>
    giveUpMail(order, { ...first, again });

  it('is noted once', () => {
    given(...printed, mailed, asked(1))
      .when(giveUp(1))
      .then(stoppedAgain(1));
    for (const more of [[], [asked(1), stoppedAgain(1)], [asked(1), sentAgain(1)], [asked(1), back]])
      given(...printed, mailed, ...more)
        .when(giveUp(1))
        .thenNothing();
    given(...printed, mailed, asked(1), stoppedAgain(1))
      .when((order) => recordResend(order, refusedAgain))
      .thenNothing();
  });

  it('of an edition that was replaced meanwhile is no matter', () => {
    const corrected: OrderEvent[] = [
      { type: 'EditionSuperseded', data: { edition: 1, at: AT } },
      { type: 'GenerationRequested', data: { ...next, edition: 2 } },
    ];
    for (const edition of [1, 2])
      given(...printed, mailed, asked(1), ...corrected)
        .when((order) => giveUpMail(order, { ...first, edition, again: 1 }))
        .thenNothing();
  });

  it('is told of a report that was delivered before, until the next one gets through', () => {
    const order = fold([...printed, mailed, asked(1), stoppedAgain(1)])!;
    expect(order.report).toMatchObject({ status: 'delivered', deliveredAt: AT });
    expect(order.report.note).toMatch(/did not get through/);
    expect(attentionReasonOf(order)).toBe('email-failed');
    const mended = fold([...printed, mailed, asked(1), stoppedAgain(1), asked(2), sentAgain(2)])!;
    expect(mended.report.note).toBeUndefined();
    expect(attentionReasonOf(mended)).toBeUndefined();
  });

  it('is no matter once a later one was asked for; an earlier one that gets through ends it', () => {
    const twice = [...printed, mailed, asked(1), asked(2)];
    expect(look(...twice, stoppedAgain(1))).toBeUndefined();
    expect(look(...twice, stoppedAgain(2))).toBe('email-failed');
    expect(look(...twice, stoppedAgain(2), sentAgain(1))).toBeUndefined();
  });
});

describe('support', () => {
  const bySupport: OrderEvent = {
    type: 'ReportEmailResendRequested',
    data: { edition: 1, resendNumber: 1, requestedBy: 'support', at: AT },
  };

  it('sends what was given up once more, and nothing else', () => {
    given(...printed, stopped)
      .when((order) => mailBySupport(order, AT))
      .then(bySupport);
    for (const other of [printed, [...printed, mailed], [...printed, stopped, bySupport]])
      given(...other)
        .when((order) => mailBySupport(order, AT))
        .thenRefused('mail-not-given-up');
    given(...printed, stopped, back)
      .when((order) => mailBySupport(order, AT))
      .thenRefused('refunded');
  });

  it('takes none of the member’s three a day', () => {
    expect(recentResends(fold([...printed, stopped, bySupport, sentAgain(1)])!)).toEqual([]);
  });
});

it('the reason in the ledger is a sort, never what a server said', () => {
  const said = { ...stopped, data: { ...first, reason: '550 asha@example.in is blocked' } };
  expect(OrderEvent.safeParse(stopped).success).toBe(true);
  expect(OrderEvent.safeParse(said).success).toBe(false);
});

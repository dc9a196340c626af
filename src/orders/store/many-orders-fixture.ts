/** Thousands of orders for tests of rebuilds and verifications, and writers that change them concurrently. */
import { randomUUID } from 'node:crypto';
import { MAINTENANCE_LIMITS, connect, type Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { cancelUnpaidOrder } from '#src/orders/domain/payment-commands.ts';
import { changeOrder, createOrder } from './change-order.ts';
import {
  NOW,
  birthDetailsFrozenEvent,
  chartComputedEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  generationRequestedEvent,
  paymentRequestedEvent,
  reportEmailSentEvent,
  reportRenderedEvent,
  reportWrittenEvent,
} from '#src/orders/testing.ts';
import { multiplyOrder } from '#src/testing/multiply-order.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

/** Enqueues nothing. */
const jobs: Jobs = {
  send: async () => {},
  sendAll: async () => {},
  isUnfinished: async () => false,
  findOutcome: async () => undefined,
};
const meta = { actor: 'system', cause: 'test', at: NOW };
const TEMPLATE_ID = 'LG-2611-MODEL1';

export type ManyOrders = TestDatabase & {
  /** superuser without triggers */
  admin: Database;
  /** Places an order of a new member and appends events. */
  placeOrder(id: string, events?: readonly OrderEvent[]): Promise<void>;
  changeOrder(id: string, ...events: OrderEvent[]): Promise<void>;
  /** Places orders, and captures, disputes, refunds, delivers and cancels, until it is aborted. @returns the number of changes */
  keepChanging(writer: number, signal: AbortSignal): Promise<number>;
};

/** A paid order and `copyCount` copies `LG-COPY-1` … of it, whose rows have other times than their events. */
export async function createManyOrders(copyCount: number): Promise<ManyOrders> {
  const testDatabase = await createTestDatabase();
  const { db } = testDatabase;
  const admin = connect(testDatabase.adminUrl, { max: 1, limits: MAINTENANCE_LIMITS });
  await admin.raw('set session_replication_role = replica');
  const placeOrder = async (id: string, events: readonly OrderEvent[] = []) => {
    const memberId = randomUUID();
    await db('members').insert({
      id: memberId,
      email: `${id.toLowerCase()}@example.com`,
      name: 'Asha',
      created_at: NOW,
    });
    await createOrder({ db, jobs }, meta, [
      createOrderPlacedEvent({ orderId: id, memberId }),
      ...withIds(id, [birthDetailsFrozenEvent, paymentRequestedEvent, ...events]),
    ]);
  };
  const change = async (id: string, ...events: OrderEvent[]) => {
    await changeOrder({ db, jobs }, id, meta, () => withIds(id, events));
  };
  await placeOrder(TEMPLATE_ID, paymentEvents);
  await multiplyOrder(admin, TEMPLATE_ID, copyCount);
  return {
    ...testDatabase,
    admin,
    placeOrder,
    changeOrder: change,
    async keepChanging(writer, signal) {
      let count = 0;
      for (; !signal.aborted; count += 1) {
        const id = `LG-W${writer}-${count}`;
        await placeOrder(id);
        if (count % 3 === 0)
          await changeOrder({ db, jobs }, id, meta, (order) =>
            cancelUnpaidOrder(order, 'account-deletion', NOW),
          );
        await change(id, ...paymentEvents);
        // The writers share most copies.
        const copyId = `LG-COPY-${1 + ((count * 7919 + (writer % 2)) % copyCount)}`;
        await change(copyId, ...createIrregularEvents(`${writer}x${count}`));
        await change(copyId, ...deliveryEvents);
      }
      return count;
    },
    async close() {
      await admin.destroy();
      await testDatabase.close();
    },
  };
}

const paymentEvents: OrderEvent[] = [
  { type: 'PaymentCapturedByWebhook', data: createCapturedPayment() },
  generationRequestedEvent,
];
const deliveryEvents: OrderEvent[] = [
  chartComputedEvent,
  reportWrittenEvent,
  reportRenderedEvent,
  reportEmailSentEvent,
];

/** A duplicate payment with its refund, a partial refund, and a dispute. */
export function createIrregularEvents(suffix: string): OrderEvent[] {
  const gatewayPaymentId = `pay_dup${suffix}`;
  const amountPaise = 1000;
  return [
    { type: 'DuplicatePaymentDetected', data: { gatewayPaymentId, amountPaise: 99_900, at: NOW } },
    {
      type: 'DuplicatePaymentRefunded',
      data: { gatewayPaymentId, gatewayRefundId: `rfnd_dup${suffix}`, amountPaise: 99_900, at: NOW },
    },
    {
      type: 'PaymentPartiallyRefunded',
      data: { gatewayRefundId: `rfnd_part${suffix}`, amountPaise, at: NOW },
    },
    {
      type: 'DisputeOpened',
      data: {
        disputeId: `disp_${suffix}`,
        gatewayPaymentId,
        amount: amountPaise,
        reasonCode: 'fraud',
        phase: 'chargeback',
        respondBy: NOW,
        at: NOW,
      },
    },
  ];
}

/** The ids of the test builders, replaced by ids of this order. */
const withIds = (id: string, events: readonly OrderEvent[]): OrderEvent[] =>
  JSON.parse(
    JSON.stringify(events)
      .replaceAll('order_A', `order_${id}`)
      .replaceAll('pay_A', `pay_${id}`)
      .replaceAll('birth-1', BIRTH_ID),
  ) as OrderEvent[];

const BIRTH_ID = '5b3f5c0e-7d3f-4f0a-9a39-2f3c1c5f3f10';

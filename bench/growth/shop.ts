/** A database with orders of one kind, and the operations that bench:growth measures on it. */
import { randomUUID } from 'node:crypto';
import { connect, type Database } from '#src/platform/database.ts';
import { APP_ROLE, type DatabaseUrls } from '#src/platform/embedded/roles.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { changeOrder, createOrder } from '#src/orders/store/change-order.ts';
import { listOrders } from '#src/orders/store/order-views.ts';
import {
  AT,
  chartComputed,
  createCapturedPayment,
  createOrderPlaced,
  generationRequested,
  reportEmailSent,
  reportRendered,
} from '#src/orders/testing.ts';
import { findOrderId } from '#src/support/order-show.ts';
import { multiplyOrder } from '#src/testing/multiply-order.ts';

const MIGRATIONS = new URL('../../migrations', import.meta.url).pathname;
/** Created one by one; the others are copies of the first. */
const MEMBERS = 40;
const ORDERS_PER_MEMBER = 5;

/** Job rows are not measured. */
const jobs: Jobs = { send: async () => {}, sendAll: async () => {}, isLive: async () => false };
const meta = { actor: 'system', cause: 'benchmark', at: AT };

export type BenchShop = {
  /** One call each, on another order than the call before. */
  operations: Record<'order page' | 'order search' | 'append', () => Promise<unknown>>;
  close(): Promise<void>;
};

/** @param copies number of further orders */
export async function createBenchShop(urls: DatabaseUrls, copies: number): Promise<BenchShop> {
  const owner = connect(urls.ownerUrl, { max: 1, unlimited: true });
  owner.userParams = { appRole: APP_ROLE };
  await owner.migrate.latest({ directory: MIGRATIONS, loadExtensions: ['.ts'] });
  const db = connect(urls.url);
  const orders: BenchOrder[] = [];
  for (let memberIndex = 0; memberIndex < MEMBERS; memberIndex += 1)
    orders.push(...(await createMemberWithOrders(db, memberIndex)));
  if (copies > 0) await multiplyOrder(owner, orders[0]!.id, copies);
  // A copied row may be in no cache, as in production.
  const measuredOrders = copies > 0 ? await listEvenlySpacedCopies(db, copies, orders.length) : orders;
  await owner.raw('vacuum analyze');
  await owner.destroy();
  return { operations: createOperations(db, measuredOrders), close: () => db.destroy() };
}

type BenchOrder = { id: string; memberId: string; searches: string[] };

async function createMemberWithOrders(db: Database, memberIndex: number): Promise<BenchOrder[]> {
  const memberId = randomUUID();
  const email = `buyer${memberIndex}@example.com`;
  await db('members').insert({ id: memberId, email, name: 'Asha Rao', created_at: AT });
  const orders: BenchOrder[] = [];
  for (let index = 0; index < ORDERS_PER_MEMBER; index += 1)
    orders.push(await createDeliveredOrder(db, memberId, `${memberIndex}x${index}`));
  return orders;
}

async function createDeliveredOrder(db: Database, memberId: string, suffix: string): Promise<BenchOrder> {
  const id = `LG-BENCH-${suffix}`;
  const birthId = randomUUID();
  const gatewayOrderId = `order_bench${suffix}`;
  const gatewayPaymentId = `pay_bench${suffix}`;
  await db('order_birth_details').insert({
    id: birthId,
    member_id: memberId,
    details: JSON.stringify({ name: 'Asha Rao' }),
    person_hash: Buffer.alloc(32),
    email: 'asha@example.com',
    created_at: AT,
  });
  const events: [OrderEvent, ...OrderEvent[]] = [
    createOrderPlaced({ orderId: id, memberId }),
    { type: 'BirthDetailsFrozen', data: { birthId, at: AT } },
    { type: 'PaymentRequested', data: { gateway: 'razorpay', gatewayOrderId, amountPaise: 99_900 } },
    { type: 'PaymentCapturedByReturn', data: createCapturedPayment({ gatewayOrderId, gatewayPaymentId }) },
    generationRequested,
    chartComputed,
    reportRendered,
    reportEmailSent,
  ];
  await createOrder({ db, jobs }, meta, events);
  return { id, memberId, searches: [id, gatewayOrderId, gatewayPaymentId] };
}

/** Copies at equal distances. */
async function listEvenlySpacedCopies(db: Database, copies: number, count: number): Promise<BenchOrder[]> {
  const ids = Array.from(
    { length: count },
    (_, index) => `LG-COPY-${Math.floor((index * copies) / count) + 1}`,
  );
  const rows: { id: string; member_id: string; gateway_order_id: string; gateway_payment_id: string }[] =
    await db('orders').whereIn('id', ids);
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    searches: [row.id, row.gateway_order_id, row.gateway_payment_id],
  }));
}

function createOperations(db: Database, orders: BenchOrder[]): BenchShop['operations'] {
  const now = new Date(AT);
  let call = 0;
  const nextOrder = () => orders[(call += 1) % orders.length]!;
  return {
    'order page': () => listOrders(db, nextOrder().memberId, now),
    'order search': () => {
      const { searches } = nextOrder();
      return findOrderId(db, searches[call % searches.length]!);
    },
    append: () =>
      changeOrder({ db, jobs }, nextOrder().id, meta, () => [{ type: 'CheckoutDismissed', data: {} }]),
  };
}

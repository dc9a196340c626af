/** A database with delivered orders, and the operations that bench:growth measures on it. */
import { randomUUID } from 'node:crypto';
import { MAINTENANCE_LIMITS, connect, type Database } from '#src/platform/database.ts';
import { APP_ROLE, type DatabaseUrls } from '#src/platform/embedded/roles.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { changeOrder, createOrder } from '#src/orders/store/change-order.ts';
import { listOrders } from '#src/orders/store/order-views.ts';
import {
  NOW,
  chartComputedEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  generationRequestedEvent,
  reportEmailSentEvent,
  reportRenderedEvent,
  reportWrittenEvent,
} from '#src/orders/testing.ts';
import { search } from '#src/support/find/find.ts';
import { parseSearch } from '#src/support/find/search-query.ts';
import { findOrderId } from '#src/support/order/find-order-id.ts';
import { showOrder } from '#src/support/order/show-order.ts';
import { createTestContext } from '#src/support/testing.ts';
import { multiplyOrder } from '#src/testing/multiply-order.ts';

const MIGRATIONS = new URL('../../migrations', import.meta.url).pathname;
/** Members and orders created through the order store. All further orders are copies of the first order. */
const MEMBERS = 40;
const ORDERS_PER_MEMBER = 5;

export const SUPPORT_COMMANDS = ['find <id>', 'find <e-mail>', 'find <name>', 'order show'] as const;
type SupportCommand = (typeof SUPPORT_COMMANDS)[number];

/** The name of every member, so that a search for it is the most expensive one. */
const NAME = 'Asha Rao';

/** Events of one delivered order. */
export const EVENTS_PER_ORDER = 9;

/** Enqueues nothing: job rows are not measured. */
const jobs: Jobs = {
  send: async () => {},
  sendAll: async () => {},
  isUnfinished: async () => false,
  findOutcome: async () => undefined,
};
const meta = { actor: 'system', cause: 'benchmark', at: NOW };

export type OrderDatabase = {
  /** Every call uses the next of the measured orders. `order list`: all orders of the order's member. */
  operations: Record<'order list' | 'order search' | 'append', () => Promise<unknown>>;
  /** Commands of support without the start of the process. Every call uses the next of the measured orders. */
  supportCommands: Record<SupportCommand, () => Promise<unknown>>;
  close(): Promise<void>;
};

/** @param copyCount number of copies of the first order. With copies, only copies are measured. */
export async function createOrderDatabase(urls: DatabaseUrls, copyCount: number): Promise<OrderDatabase> {
  const owner = connect(urls.ownerUrl, { max: 1, limits: MAINTENANCE_LIMITS });
  owner.userParams = { appRole: APP_ROLE };
  await owner.migrate.latest({ directory: MIGRATIONS, loadExtensions: ['.ts'] });
  const db = connect(urls.url);
  const orders: BenchOrder[] = [];
  for (let memberIndex = 0; memberIndex < MEMBERS; memberIndex += 1)
    orders.push(...(await createMemberWithOrders(db, memberIndex)));
  if (copyCount > 0) await multiplyOrder(owner, orders[0]!.id, copyCount);
  // The copies are spread over the whole tables, so their pages are less often in a cache, as in production.
  const measuredOrders = copyCount > 0 ? await listEvenlySpacedCopies(db, copyCount, orders.length) : orders;
  await owner.raw('vacuum analyze');
  await owner.destroy();
  return {
    operations: createOperations(db, measuredOrders),
    supportCommands: createSupportCommands(db, measuredOrders),
    close: () => db.destroy(),
  };
}

/** `searchTexts`: the ids by which support can search the order. */
type BenchOrder = { id: string; memberId: string; email: string; searchTexts: string[] };

async function createMemberWithOrders(db: Database, memberIndex: number): Promise<BenchOrder[]> {
  const memberId = randomUUID();
  const email = `buyer${memberIndex}@example.com`;
  await db('members').insert({ id: memberId, email, name: NAME, created_at: NOW });
  const orders: BenchOrder[] = [];
  for (let index = 0; index < ORDERS_PER_MEMBER; index += 1)
    orders.push(await createDeliveredOrder(db, { memberId, email, suffix: `${memberIndex}x${index}` }));
  return orders;
}

async function createDeliveredOrder(
  db: Database,
  { memberId, email, suffix }: { memberId: string; email: string; suffix: string },
): Promise<BenchOrder> {
  const id = `LG-BENCH-${suffix}`;
  const birthId = randomUUID();
  const gatewayOrderId = `order_bench${suffix}`;
  const gatewayPaymentId = `pay_bench${suffix}`;
  await db('order_birth_details').insert({
    id: birthId,
    member_id: memberId,
    details: JSON.stringify({ name: NAME }),
    person_hash: Buffer.alloc(32),
    email: 'asha@example.com',
    created_at: NOW,
  });
  const events: [OrderEvent, ...OrderEvent[]] = [
    createOrderPlacedEvent({ orderId: id, memberId }),
    { type: 'BirthDetailsFrozen', data: { birthId, at: NOW } },
    { type: 'PaymentRequested', data: { gateway: 'razorpay', gatewayOrderId, amountPaise: 99_900 } },
    { type: 'PaymentCapturedByCheckout', data: createCapturedPayment({ gatewayOrderId, gatewayPaymentId }) },
    generationRequestedEvent,
    chartComputedEvent,
    reportWrittenEvent,
    reportRenderedEvent,
    reportEmailSentEvent,
  ];
  await createOrder({ db, jobs }, meta, events);
  return { id, memberId, email, searchTexts: [id, gatewayOrderId, gatewayPaymentId] };
}

/** Lists `count` of the copies, which are numbered from 1 to `copyCount`, at equal distances. */
async function listEvenlySpacedCopies(db: Database, copyCount: number, count: number): Promise<BenchOrder[]> {
  const ids = Array.from(
    { length: count },
    (_, index) => `LG-COPY-${Math.floor((index * copyCount) / count) + 1}`,
  );
  const rows: Record<'id' | 'member_id' | 'email' | 'gateway_order_id' | 'gateway_payment_id', string>[] =
    await db('orders as o')
      .join('members as m', 'm.id', 'o.member_id')
      .whereIn('o.id', ids)
      .select('o.*', 'm.email');
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    email: row.email,
    searchTexts: [row.id, row.gateway_order_id, row.gateway_payment_id],
  }));
}

function createOperations(db: Database, orders: BenchOrder[]): OrderDatabase['operations'] {
  const now = new Date(NOW);
  let callCount = 0;
  const nextOrder = () => orders[(callCount += 1) % orders.length]!;
  return {
    'order list': () => listOrders(db, nextOrder().memberId, now),
    'order search': () => {
      const { searchTexts } = nextOrder();
      return findOrderId(db, searchTexts[callCount % searchTexts.length]!);
    },
    append: () =>
      changeOrder({ db, jobs }, nextOrder().id, meta, () => [{ type: 'CheckoutDismissed', data: {} }]),
  };
}

function createSupportCommands(db: Database, orders: BenchOrder[]): OrderDatabase['supportCommands'] {
  const context = createTestContext(db);
  let callCount = 0;
  const nextOrder = () => orders[(callCount += 1) % orders.length]!;
  return {
    'find <id>': () => {
      const { searchTexts } = nextOrder();
      return search(db, parseSearch(searchTexts[callCount % searchTexts.length]!));
    },
    'find <e-mail>': () => search(db, parseSearch(nextOrder().email)),
    'find <name>': () => search(db, parseSearch(NAME)),
    'order show': () => showOrder(context, nextOrder().id),
  };
}

import { DAY_MS } from '#src/platform/contract-time.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { HttpError, createNotFoundError, createNotSignedInError } from '#src/platform/http/errors.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { findReport, isPaid } from '#src/catalogue/reports.ts';
import {
  createFrozenBirthDetails,
  insertBirthDetails,
  type BirthDetailsResult,
} from '#src/orders/birth-details/order-birth-details.ts';
import { insertPendingDeliveryAddress } from '#src/orders/birth-details/pending-delivery-address.ts';
import { CONSENT_TEXT_VERSION } from '#src/orders/contract-partner.ts';
import { freezeBirthDetails } from '#src/orders/domain/decide.ts';
import { PAYMENT_WINDOW_DAYS } from '#src/orders/domain/payment-commands.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { createOrderNumber } from '#src/orders/domain/order-number.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { createOrder, type OrderDeps } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import type { TaxDetails } from '#src/orders/tax/contract-tax-details.ts';
import { insertTaxDetails } from '#src/orders/tax/order-tax-details.ts';
import type { Price } from './price.ts';

export type PlaceOrderInput = {
  member: MemberRow;
  report: Report;
  price: Price;
  chartStyle: Order['chartStyle'];
  signVocabulary: SignVocabulary;
  conventions: Order['conventions'];
  /** true by default */
  openingVerse?: boolean | undefined;
  birthDetails: BirthDetailsResult;
  email: string;
  taxDetails?: TaxDetails | undefined;
};

/**
 * Places an order with frozen or requested birth details. A free order with complete details starts at once.
 * Orders of one member are placed one at a time, under a lock; `findExisting` runs inside the lock and returns the
 * id of an equivalent order, which is then returned instead of a new one.
 */
export async function placeOrder(
  deps: OrderDeps & Pick<CoreDeps, 'clock'>,
  input: PlaceOrderInput,
  meta: EventMeta,
  findExisting: (trx: Transaction) => Promise<string | undefined>,
): Promise<{ order: Order; isExisting: boolean }> {
  const { member, birthDetails, email, taxDetails } = input;
  const now = deps.clock.now();
  const orderPlaced = createOrderPlacedEvent(input, now);
  const birth = birthDetails.kind === 'complete' ? createFrozenBirthDetails(birthDetails, email) : undefined;
  const detailsEvents = birth
    ? freezeBirthDetails(
        foldOrder([orderPlaced])!,
        birth.id,
        now.toISOString(),
        birth.partner && { textVersion: CONSENT_TEXT_VERSION, at: now.toISOString() },
      )
    : [createBirthDetailsRequested(birthDetails)];
  try {
    const { order } = await createOrder(
      deps,
      meta,
      [orderPlaced, ...detailsEvents],
      async (trx, createdOrder) => {
        await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [member.id]);
        await requireAccount(trx, member.id);
        const existingId = await findExisting(trx);
        if (existingId) throw new ExistingOrderError(existingId);
        if (birth) await insertBirthDetails(trx, member.id, birth, now);
        else if (email !== member.email) await insertPendingDeliveryAddress(trx, createdOrder, email, now);
        if (taxDetails) await insertTaxDetails(trx, createdOrder, taxDetails, now);
      },
    );
    return { order, isExisting: false };
  } catch (error) {
    if (!(error instanceof ExistingOrderError)) throw error;
    return { order: (await loadOrder(deps.db, error.orderId))!.order, isExisting: true };
  }
}

/**
 * The account may have been erased since the request began. An order with birth details would violate a foreign key; an order
 * without them could be paid, and its report would have no recipient. @throws HttpError 401
 */
async function requireAccount(trx: Transaction, memberId: string): Promise<void> {
  const account: unknown = await trx('members').where({ id: memberId }).forKeyShare().first('id');
  if (!account) throw createNotSignedInError();
}

/** Rolls back the transaction of the new order. */
class ExistingOrderError extends Error {
  readonly orderId: string;

  constructor(orderId: string) {
    super(`Order ${orderId} exists already.`);
    this.orderId = orderId;
  }
}

const createBirthDetailsRequested = (result: BirthDetailsResult): OrderEvent => ({
  type: 'BirthDetailsRequested',
  data: { reason: result.kind === 'needed' ? result.reason : 'missing' },
});

/** @throws HttpError 404 for a report that is not in the catalogue, 409 for one that cannot be ordered yet */
export async function findOrderableReport(db: Database, key: string): Promise<Report> {
  const report = await findReport(db, key);
  if (!report) throw createNotFoundError('report-not-found', 'Report not found');
  if (!report.available)
    throw new HttpError(
      409,
      'report-unavailable',
      'This report is still being written and cannot be ordered yet.',
    );
  return report;
}

function createOrderPlacedEvent(input: PlaceOrderInput, now: Date): OrderEvent {
  const { member, report, price, chartStyle, signVocabulary, conventions, openingVerse } = input;
  const kind = isPaid(report) ? 'priced' : 'free';
  const expiresAt = new Date(now.getTime() + PAYMENT_WINDOW_DAYS * DAY_MS).toISOString();
  return {
    type: 'OrderPlaced',
    data: {
      orderId: createOrderNumber(now),
      memberId: member.id,
      reportKey: report.key,
      kind,
      listPricePaise: price.listPricePaise,
      pricePaise: price.pricePaise,
      ...(price.offer ? { offer: price.offer } : {}),
      chartStyle,
      signVocabulary,
      conventions,
      ...(openingVerse === false ? { openingVerse } : {}),
      placedAt: now.toISOString(),
      ...(kind === 'priced' ? { expiresAt } : {}),
    },
  };
}

import type Router from '@koa/router';
import { notFound } from '#src/platform/http/errors.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { requireMember } from '#src/accounts/session/sessions.ts';
import { recordPaymentAttempt } from '#src/orders/domain/payment-attempts.ts';
import type { EventOf } from '#src/orders/domain/events.ts';
import { findOrderableReport } from '#src/orders/place/place-order.ts';
import { calculatePrice, type Price } from '#src/orders/place/price.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { findLatestTaxDetails } from '#src/orders/tax/order-tax-details.ts';
import { verifyPayment } from './capture/verify-payment.ts';
import { createWebhookReceiver } from './capture/receive-webhook.ts';
import { createCheckoutOrder } from './checkout/create-order.ts';
import { startGeneration } from './checkout/payment-success.ts';
import { retryPayment } from './checkout/retry-payment.ts';
import {
  AttemptReport,
  CreateOrderRequest,
  OrderReference,
  PaymentSuccessRequest,
  RetryPaymentRequest,
  VerifyPaymentRequest,
} from './contract.ts';
import { listCurrentDowntimes } from './downtimes/downtimes.ts';
import { createMemberMeta } from '#src/orders/event-meta.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { getPaymentStatus } from './status/payment-status.ts';

/** Registered before the body parser: the webhook's signature covers the raw bytes. */
export function registerWebhookRoute(router: Router, deps: PaymentDeps): void {
  router.post('/api/payment/webhook', createWebhookReceiver(deps));
}

/** For members, except the public gateway key. */
export function registerPaymentRoutes(router: Router, deps: PaymentDeps): void {
  const { db, clock, gatewayKeys, seller } = deps;

  router.get('/api/payment/get-key', (ctx) => {
    ctx.body = { success: true, key: gatewayKeys.keyId, checkout: gatewayKeys.checkoutUrl };
  });

  router.get('/api/payment/quote', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const report = await findOrderableReport(db, String(ctx.query.reportKey));
    const price = await calculatePrice(db, member.id, report, clock.now());
    const taxDetails = seller.gst && (await findLatestTaxDetails(db, member.id));
    const gst = taxDetails ? { taxDetails } : {};
    const downtimes = await listCurrentDowntimes(db, clock.now());
    ctx.body = {
      success: true,
      reportKey: report.key,
      ...toQuotedPrice(price, ctx.query.offer === 'none'),
      ...(seller.gst ? { gst } : {}),
      ...(downtimes.length > 0 ? { downtimes } : {}),
    };
  });

  router.post('/api/payment/create-order', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const meta = createMemberMeta(deps, ctx, member.id, 'create-order');
    ctx.body = await createCheckoutOrder(deps, member, parseBody(ctx, CreateOrderRequest), meta);
  });

  router.post('/api/payment/verify-payment', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const meta = createMemberMeta(deps, ctx, member.id, 'verify-payment');
    ctx.body = {
      success: true,
      ...(await verifyPayment(deps, member, parseBody(ctx, VerifyPaymentRequest), meta)),
    };
  });

  router.post('/api/payment/payment-success', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const meta = createMemberMeta(deps, ctx, member.id, 'payment-success');
    ctx.body = {
      success: true,
      ...(await startGeneration(deps, member, parseBody(ctx, PaymentSuccessRequest), meta)),
    };
  });

  registerOpenOrderRoutes(router, deps);
}

/** `?offer=none`: the list price, for another person while an open order holds the first-report offer. */
const toQuotedPrice = ({ listPricePaise, ...price }: Price, isOfferDeclined: boolean): Price =>
  isOfferDeclined ? { listPricePaise, pricePaise: listPricePaise } : { listPricePaise, ...price };

/** Routes of orders that are not paid yet. */
function registerOpenOrderRoutes(router: Router, deps: PaymentDeps): void {
  const { db, clock } = deps;

  // POST, since it can capture an authorized payment and append to the ledger: the same-origin check must apply.
  router.post('/api/payment/status', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const { order } = parseBody(ctx, OrderReference);
    const meta = createMemberMeta(deps, ctx, member.id, 'payment-status');
    ctx.body = await getPaymentStatus(deps, member, order, meta);
  });

  router.post('/api/payment/retry', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const { order } = parseBody(ctx, RetryPaymentRequest);
    const meta = createMemberMeta(deps, ctx, member.id, 'retry-payment');
    ctx.body = await retryPayment(deps, member, order, meta);
  });

  router.post('/api/payment/attempts', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const report = parseBody(ctx, AttemptReport);
    const row: { id: string } | undefined = await db('orders')
      .where({ gateway_order_id: report.orderId, member_id: member.id })
      .first('id');
    if (!row) throw notFound('order-not-found', 'We could not find that order.');
    const meta = createMemberMeta(deps, ctx, member.id, 'payment-attempt');
    await changeOrder(deps, row.id, meta, (order) => recordPaymentAttempt(order, toAttemptEvent(report)));
    ctx.body = { success: true };
  });
}

function toAttemptEvent({
  outcome,
  paymentId,
  code,
  reason,
}: AttemptReport): EventOf<'PaymentAttemptFailed' | 'CheckoutDismissed'> {
  if (outcome === 'dismissed') return { type: 'CheckoutDismissed', data: {} };
  const details = {
    ...(paymentId ? { gatewayPaymentId: paymentId } : {}),
    ...(code ? { code } : {}),
    ...(reason ? { reason } : {}),
  };
  return { type: 'PaymentAttemptFailed', data: { reportedBy: 'browser', ...details } };
}

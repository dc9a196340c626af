import type Router from '@koa/router';
import { parseBody } from '#src/platform/http/validate.ts';
import { requireMember } from '#src/accounts/session/sessions.ts';
import { verifyPayment } from './capture/verify-payment.ts';
import { createWebhookReceiver } from './capture/receive-webhook.ts';
import { createCheckoutOrder } from './checkout/create-order.ts';
import { startGeneration } from './checkout/payment-success.ts';
import { quotePrice } from './checkout/quote-price.ts';
import { recordReportedAttempt } from './checkout/record-attempt.ts';
import { retryPayment } from './checkout/retry-payment.ts';
import {
  AttemptReport,
  CreateOrderRequest,
  OrderReference,
  PaymentSuccessRequest,
  RetryPaymentRequest,
  VerifyPaymentRequest,
} from './contract.ts';
import { createMemberMeta } from '#src/orders/event-meta.ts';
import { findOfferState } from '#src/orders/place/price.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { getPaymentStatus } from './status/payment-status.ts';

/** Registered before the body parser: the webhook's signature covers the raw bytes. */
export function registerWebhookRoute(router: Router, deps: PaymentDeps): void {
  router.post('/api/payment/webhook', createWebhookReceiver(deps));
}

/** For members, except the public gateway key. */
export function registerPaymentRoutes(router: Router, deps: PaymentDeps): void {
  const { db, clock, gatewayKeys } = deps;

  router.get('/api/payment/get-key', (ctx) => {
    ctx.body = { success: true, key: gatewayKeys.keyId, checkout: gatewayKeys.checkoutUrl };
  });

  router.get('/api/payment/quote', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const reportKey = String(ctx.query.reportKey);
    const isOfferDeclined = ctx.query.offer === 'none';
    ctx.body = { success: true, ...(await quotePrice(deps, member.id, { reportKey, isOfferDeclined })) };
  });

  router.get('/api/payment/offer', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    ctx.body = { success: true, ...(await findOfferState(db, member.id, clock.now())) };
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
    const meta = createMemberMeta(deps, ctx, member.id, 'payment-attempt');
    await recordReportedAttempt(deps, member.id, parseBody(ctx, AttemptReport), meta);
    ctx.body = { success: true };
  });
}

import type Router from '@koa/router';
import type { Context } from 'koa';
import { notFound } from '#src/platform/http/errors.ts';
import { input } from '#src/platform/http/validate.ts';
import { requireMember } from '#src/accounts/session/sessions.ts';
import type { Meta } from '#src/ledger/event.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { recordPaymentAttempt } from '#src/orders/domain/decide.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { orderableReport } from '#src/orders/place/place-order.ts';
import { priceFor } from '#src/orders/place/price.ts';
import {
  AttemptReport,
  CreateOrder,
  PaymentSuccess,
  RetryPayment,
  VerifyPayment,
  WhichOrder,
} from './contract.ts';
import { createOrder } from './checkout/create-order.ts';
import { whereIsTheMoney } from './status/payment-status.ts';
import { startGeneration } from './checkout/payment-success.ts';
import { retryPayment } from './checkout/retry-payment.ts';
import { verifyPayment } from './capture/verify-payment.ts';
import { receiveWebhook } from './capture/webhook.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Before any body parser: the webhook's signature covers the raw bytes. */
export function webhookRoute(router: Router, deps: PaymentDeps): void {
  router.post('/api/payment/webhook', (ctx) => receiveWebhook(ctx, deps));
}

/** Members only, but for the key, which every visitor's checkout needs. */
export function paymentRoutes(router: Router, deps: PaymentDeps): void {
  const { db, clock, keys } = deps;

  router.get('/api/payment/get-key', (ctx) => {
    ctx.body = { success: true, key: keys.keyId, checkout: keys.checkoutUrl() };
  });

  router.get('/api/payment/quote', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const report = await orderableReport(db, String(ctx.query.reportKey));
    ctx.body = {
      success: true,
      reportKey: report.key,
      ...(await priceFor(db, member.id, report, clock.now())),
    };
  });

  router.post('/api/payment/create-order', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    ctx.body = await createOrder(
      deps,
      member,
      input(ctx, CreateOrder),
      metaOf(deps, ctx, member.id, 'create-order'),
    );
  });

  router.post('/api/payment/verify-payment', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const order = await verifyPayment(
      deps,
      member,
      input(ctx, VerifyPayment),
      metaOf(deps, ctx, member.id, 'verify-payment'),
    );
    ctx.body = { success: true, order };
  });

  router.post('/api/payment/payment-success', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const started = await startGeneration(
      deps,
      member,
      input(ctx, PaymentSuccess),
      metaOf(deps, ctx, member.id, 'payment-success'),
    );
    ctx.body = { success: true, ...started };
  });

  openOrderRoutes(router, deps);
}

/** An order on its way to being paid: where the money is, another try, and what went wrong. */
function openOrderRoutes(router: Router, deps: PaymentDeps): void {
  const { db, clock } = deps;

  router.post('/api/payment/money', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const { order } = input(ctx, WhichOrder);
    ctx.body = await whereIsTheMoney(deps, member, order, metaOf(deps, ctx, member.id, 'has my money gone?'));
  });

  router.post('/api/payment/retry', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const { order } = input(ctx, RetryPayment);
    ctx.body = await retryPayment(deps, member, order, metaOf(deps, ctx, member.id, 'retry-payment'));
  });

  router.post('/api/payment/attempt', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const told = input(ctx, AttemptReport);
    const row = await db('orders')
      .where({ gateway_order_id: told.orderId, member_id: member.id })
      .first('id');
    if (!row) throw notFound('order-not-found', 'We could not find that order.');
    await changeOrder(deps, row.id as string, metaOf(deps, ctx, member.id, 'told by the browser'), (order) =>
      recordPaymentAttempt(order, attempt(told)),
    );
    ctx.body = { success: true };
  });
}

const metaOf = ({ clock }: PaymentDeps, ctx: Context, memberId: string, cause: string): Meta => ({
  actor: `member:${memberId}`,
  cause,
  at: clock.now().toISOString(),
  request: ctx.state.requestId as string,
});

function attempt({
  outcome,
  paymentId,
  code,
  reason,
}: AttemptReport): Extract<OrderEvent, { type: 'PaymentAttemptFailed' | 'CheckoutDismissed' }> {
  if (outcome === 'dismissed') return { type: 'CheckoutDismissed', data: {} };
  const details = {
    ...(paymentId ? { gatewayPaymentId: paymentId } : {}),
    ...(code ? { code } : {}),
    ...(reason ? { reason } : {}),
  };
  return { type: 'PaymentAttemptFailed', data: { reportedBy: 'browser', ...details } };
}

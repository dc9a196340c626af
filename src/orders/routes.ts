import type Router from '@koa/router';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { correctBirthDetails } from './birth-details/correct-birth-details.ts';
import { findBirthDetails } from './birth-details/order-birth-details.ts';
import { findSavedBirth } from './birth-details/saved-birth.ts';
import { provideBirthDetails } from './birth-details/provide-birth-details.ts';
import { CorrectionRequest, OrderBirthDetailsRequest } from './contract.ts';
import { requestRefund } from './domain/refund-commands.ts';
import { createMemberMeta } from './event-meta.ts';
import { registerOrderFileRoutes, type FileRouteDeps } from './file-routes.ts';
import { registerOrderListRoutes } from './list-routes.ts';
import { requireOwnOrder } from './own-order.ts';
import { streamProgress, type ProgressDeps } from './progress-stream.ts';
import { maskEmail, requestReportEmailResend } from './request-resend.ts';
import { changeOrder } from './store/change-order.ts';
import { recordSeenPayment } from './store/seen-payments.ts';

type Deps = FileRouteDeps & ProgressDeps & { gazetteer: Gazetteer };

/** For the signed-in member. Another member's order is answered with 404. */
export function registerOrderRoutes(router: Router, deps: Deps): void {
  registerOrderListRoutes(router, deps);

  router.get('/api/orders/:id', async (ctx) => {
    const { view } = await requireOwnOrder(ctx, deps);
    ctx.body = { success: true, order: view };
  });

  router.get('/api/orders/:id/progress', async (ctx) => {
    const { member, row } = await requireOwnOrder(ctx, deps);
    streamProgress(ctx, deps, member.id, [row.id]);
  });

  registerOrderFileRoutes(router, deps);
  registerBirthDetailsRoutes(router, deps);
  registerActionRoutes(router, deps);
}

/** Birth details of the order: read, complete, correct. */
function registerBirthDetailsRoutes(router: Router, deps: Deps): void {
  router.get('/api/orders/:id/birth-details', async (ctx) => {
    const { member, row } = await requireOwnOrder(ctx, deps);
    const birth = row.birth_id && (await findBirthDetails(deps.db, row.birth_id));
    if (!birth) throw createNotFoundError('birth-details-missing', 'This order has no birth details yet.');
    const savedIn = await findSavedBirth(deps, member, birth.details);
    const { details: birthDetails, partner } = birth;
    ctx.body = { success: true, birthDetails, ...(partner && { partner }), ...(savedIn && { savedIn }) };
  });

  router.post('/api/orders/:id/birth-details', async (ctx) => {
    const { member, row } = await requireOwnOrder(ctx, deps);
    const { birthDetails } = parseBody(ctx, OrderBirthDetailsRequest);
    const meta = createMemberMeta(deps, ctx, member.id, 'provide-birth-details');
    await provideBirthDetails(deps, { member, orderId: row.id, birthDetails }, meta);
    ctx.body = { success: true, order: (await requireOwnOrder(ctx, deps)).view };
  });

  router.post('/api/orders/:id/correction', async (ctx) => {
    const { member, row } = await requireOwnOrder(ctx, deps);
    const correction = parseBody(ctx, CorrectionRequest);
    const meta = createMemberMeta(deps, ctx, member.id, 'correct-birth-details');
    await correctBirthDetails(deps, { member, orderId: row.id, ...correction }, meta);
    ctx.body = { success: true, order: (await requireOwnOrder(ctx, deps)).view };
  });
}

/** Resend, refund, and the mark that the buyer has seen a payment that was captured before the return from checkout. */
function registerActionRoutes(router: Router, deps: Deps): void {
  router.post('/api/orders/:id/resend', async (ctx) => {
    const { member, row } = await requireOwnOrder(ctx, deps);
    const meta = createMemberMeta(deps, ctx, member.id, 'resend-report-email');
    await requestReportEmailResend(deps, row.id, meta);
    const to = maskEmail(member.email);
    const { view } = await requireOwnOrder(ctx, deps);
    ctx.body = { success: true, message: `Your report is on its way to ${to}.`, to, order: view };
  });

  // Allowed only after an SLA breach and while there is no report. A second request changes nothing.
  router.post('/api/orders/:id/refund', async (ctx) => {
    const { member, row } = await requireOwnOrder(ctx, deps);
    const meta = createMemberMeta(deps, ctx, member.id, 'request-refund');
    await changeOrder(deps, row.id, meta, (order) => requestRefund(order, 'member', meta.at));
    ctx.body = { success: true, order: (await requireOwnOrder(ctx, deps)).view };
  });

  router.post('/api/orders/:id/payment-seen', async (ctx) => {
    const { row } = await requireOwnOrder(ctx, deps);
    await recordSeenPayment(deps, row.id);
    ctx.body = { success: true };
  });
}

import type Router from '@koa/router';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { toBouncedEmailField } from '#src/accounts/members.ts';
import { requireMember } from '#src/accounts/session/sessions.ts';
import { MAX_FOLLOWED_ORDERS, type OrderView } from './contract.ts';
import { streamProgress, type ProgressDeps } from './progress-stream.ts';
import { listOpenOrders, listOrders, listOrdersById, PAGE_SIZE } from './store/order-views.ts';

type Query = Record<string, string | string[] | undefined>;

const MAX_PAGE_SIZE = 50;

/** Routes that list the orders of the signed-in member. Register them before /api/orders/:id. */
export function registerOrderListRoutes(router: Router, deps: ProgressDeps): void {
  const { db, clock } = deps;

  // ?before= and ?limit=: one page. ?order= (repeatable): only these orders. ?open: orders that can still be paid.
  router.get('/api/orders', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const memberId = member.id;
    const { before, open, order, limit } = ctx.query;
    if (open !== undefined) ctx.body = toResponse(await listOpenOrders(db, memberId, clock.now()));
    else if (order !== undefined)
      ctx.body = toResponse(await listOrdersById(db, memberId, clock.now(), parseOrderIds(ctx.query)));
    else {
      const beforeId = typeof before === 'string' ? before : undefined;
      ctx.body = {
        success: true,
        ...(beforeId ? {} : toBouncedEmailField(member)),
        ...(await listOrders(db, memberId, clock.now(), beforeId, parsePageSize(limit))),
      };
    }
  });

  // One stream for several orders: ?order=…&order=…. Ids of other members' orders are ignored.
  router.get('/api/orders/progress', async (ctx) => {
    const { id: memberId } = await requireMember(ctx, db, clock);
    const orders = await listOrdersById(db, memberId, clock.now(), parseOrderIds(ctx.query));
    if (orders.length === 0) throw createNotFoundError('order-not-found', 'We could not find that order.');
    streamProgress(
      ctx,
      deps,
      memberId,
      orders.map((order) => order.id),
    );
  });
}

const toResponse = (orders: OrderView[]) => ({ success: true, orders });

const parseOrderIds = ({ order = [] }: Query): string[] => [order].flat().slice(0, MAX_FOLLOWED_ORDERS);

function parsePageSize(limit: Query[string]): number {
  const size = Number(limit);
  return Number.isInteger(size) && size > 0 ? Math.min(size, MAX_PAGE_SIZE) : PAGE_SIZE;
}

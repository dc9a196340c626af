import type Router from '@koa/router';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { notFound } from '#src/platform/http/errors.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import { refusedEmail } from '#src/accounts/members.ts';
import { requireMember } from '#src/accounts/sessions.ts';
import { MAX_FOLLOWED_ORDERS } from './contract.ts';
import { streamProgress } from './progress.ts';
import { listNamed, listOpenOrders, listOrders, PAGE } from './view.ts';

type Deps = { db: Database; clock: Clock; notifications: Notifications };
type Query = Record<string, string | string[] | undefined>;

/** More than a screen shows at once is not asked for by a person. */
const MOST_ON_A_PAGE = 50;

/** Members only, their own. To be mounted before /api/orders/:id. */
export function listRoutes(router: Router, deps: Deps): void {
  const { db, clock } = deps;

  /** ?before= a number and ?limit= for a page; ?order= (several) for these alone; ?open for what can be paid. */
  router.get('/api/orders', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const { id } = member;
    const { before, open, order, limit } = ctx.query;
    if (open !== undefined) ctx.body = orders(await listOpenOrders(db, id, clock.now()));
    else if (order !== undefined) ctx.body = orders(await listNamed(db, id, clock.now(), named(ctx.query)));
    else {
      const from = typeof before === 'string' ? before : undefined;
      const told = from ? {} : refusedEmail(member);
      ctx.body = {
        success: true,
        ...told,
        ...(await listOrders(db, id, clock.now(), from, pageSize(limit))),
      };
    }
  });

  /** One stream for all that a screen follows: ?order=…&order=…. Numbers that are not the member's are passed over. */
  router.get('/api/orders/progress', async (ctx) => {
    const { id } = await requireMember(ctx, db, clock);
    const own = await listNamed(db, id, clock.now(), named(ctx.query));
    if (own.length === 0) throw notFound('order-not-found', 'We could not find that order.');
    streamProgress(
      ctx,
      deps,
      id,
      own.map((one) => one.id),
    );
  });
}

const orders = (list: unknown[]) => ({ success: true, orders: list });

const named = ({ order = [] }: Query): string[] => [order].flat().slice(0, MAX_FOLLOWED_ORDERS);

function pageSize(wanted: Query[string]): number {
  const size = Number(wanted);
  return Number.isInteger(size) && size > 0 ? Math.min(size, MOST_ON_A_PAGE) : PAGE;
}

import type { Context } from 'koa';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { requireMember } from '#src/accounts/session/sessions.ts';
import { findOwnOrder } from './store/order-views.ts';

export type OwnOrder = Awaited<ReturnType<typeof requireOwnOrder>>;

/** Finds the order of the URL. @throws HttpError 401 without a session, 404 for an unknown order or that of another member */
export async function requireOwnOrder(ctx: Context, { db, clock }: { db: Database; clock: Clock }) {
  const member = await requireMember(ctx, db, clock);
  const order = await findOwnOrder(db, member.id, (ctx.params as { id: string }).id, clock.now());
  if (!order) throw createNotFoundError('order-not-found', 'We could not find that order.');
  return { member, ...order };
}

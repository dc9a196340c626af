/**
 * Reports whose mail nobody sends any more: its job is lost, because its worker was killed at the last try, or because
 * its row is gone. Found here and given up, so that the member and support hear of it.
 */
import type { Clock } from '#src/platform/clock.ts';
import type { Log } from '#src/platform/log.ts';
import { changeOrder, isBeingMailed, loadOrder, type OrderDeps } from './change.ts';
import { awaitedMail, giveUpMail } from './give-up-mail.ts';

/** Far more than wait at once; the rest has its turn in the next round. */
const MOST = 500;

/** @returns how many mails were given up */
export async function recoverMails(deps: OrderDeps & { clock: Clock; log: Log }): Promise<number> {
  let lost = 0;
  for (const id of await ordersAwaitingMail(deps)) if (await giveUpLost(deps, id)) lost += 1;
  return lost;
}

/** Who has left waits for no mail. */
async function ordersAwaitingMail({ db }: OrderDeps): Promise<string[]> {
  const rows: { id: string }[] = await db('orders as o')
    .join('members as m', 'm.id', 'o.member_id')
    .where({ 'o.report_status': 'ready', 'o.note': null })
    .whereIn('o.status', ['paid', 'free'])
    .orderBy('o.placed_at')
    .limit(MOST)
    .select('o.id');
  return rows.map(({ id }) => id);
}

async function giveUpLost(deps: OrderDeps & { clock: Clock; log: Log }, id: string): Promise<boolean> {
  const mail = awaitedMail((await loadOrder(deps.db, id))!.order);
  if (!mail || (await isBeingMailed(deps.jobs, { orderId: id, ...mail }))) return false;
  const at = deps.clock.now().toISOString();
  const meta = { actor: 'job:recover-reports', cause: 'its job is lost', at };
  const { events } = await changeOrder(deps, id, meta, (order) =>
    giveUpMail(order, { ...mail, reason: 'job-lost', at }),
  );
  if (events.length > 0) deps.log.error({ order: id }, 'the job of a report mail was lost');
  return events.length > 0;
}

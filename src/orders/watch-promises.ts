import type { Clock } from '#src/platform/clock.ts';
import type { Log } from '#src/platform/log.ts';
import { changeOrder, type OrderDeps } from './change.ts';
import { checkSla } from './promise.ts';

export type Watched = { looked: number; noted: number };

/** Far more than ever are late at once; the rest has its turn in the next round. */
const MOST = 500;

/** Notes which reports are late and whose promise is broken, and has money given back. One order in trouble stops no other. */
export async function watchPromises(deps: OrderDeps & { clock: Clock; log: Log }): Promise<Watched> {
  const at = deps.clock.now().toISOString();
  const meta = { actor: 'job:watch-promises', cause: 'the clock', at };
  const result: Watched = { looked: 0, noted: 0 };
  for (const id of await ordersDue(deps, at)) {
    result.looked += 1;
    try {
      const { events } = await changeOrder(deps, id, meta, (order) => checkSla(order, at));
      result.noted += events.length;
    } catch (error) {
      deps.log.error({ err: error, order: id }, 'a promise could not be looked at');
    }
  }
  return result;
}

async function ordersDue({ db }: OrderDeps, at: string): Promise<string[]> {
  const rows: { id: string }[] = await db('orders')
    .where('next_sla_check_at', '<=', at)
    .orderBy('next_sla_check_at')
    .limit(MOST)
    .select('id');
  return rows.map(({ id }) => id);
}

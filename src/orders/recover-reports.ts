/**
 * Reports that nobody is making: their job is lost, because its worker was killed more often than a job is tried, or
 * because its row is gone. Found here and started again.
 */
import type { Clock } from '#src/platform/clock.ts';
import type { Log } from '#src/platform/log.ts';
import { changeOrder, isBeingMade, loadOrder, type OrderDeps } from './change.ts';
import { IN_PROGRESS, restartLostGeneration } from './decide.ts';

export type Recovered = { looked: number; restarted: number; failed: number };

/** Far more than a healthy queue holds; the rest has its turn in the next round. */
const MOST = 500;

export async function recoverReports(deps: OrderDeps & { clock: Clock; log: Log }): Promise<Recovered> {
  const result: Recovered = { looked: 0, restarted: 0, failed: 0 };
  for (const id of await ordersInHand(deps)) {
    result.looked += 1;
    const outcome = await recoverOne(deps, id);
    if (outcome) result[outcome] += 1;
  }
  return result;
}

async function ordersInHand({ db }: OrderDeps): Promise<string[]> {
  const rows: { id: string }[] = await db('orders')
    .whereIn('report_status', IN_PROGRESS)
    .whereIn('status', ['paid', 'free'])
    .orderBy('placed_at')
    .limit(MOST)
    .select('id');
  return rows.map(({ id }) => id);
}

async function recoverOne(
  deps: OrderDeps & { clock: Clock; log: Log },
  id: string,
): Promise<'restarted' | 'failed' | undefined> {
  const loaded = await loadOrder(deps.db, id);
  if (!loaded || (await isBeingMade(deps.jobs, loaded.order))) return undefined;
  const { attempt } = loaded.order.report;
  const at = deps.clock.now().toISOString();
  const meta = { actor: 'job:recover-reports', cause: 'its job is lost', at };
  const { events } = await changeOrder(deps, id, meta, (order) => restartLostGeneration(order, attempt, at));
  if (events.length === 0) return undefined;
  const given = events[0]!.type === 'GenerationFailed' ? 'failed' : 'restarted';
  deps.log.warn({ order: id, attempt }, `a report's job was lost: ${given}`);
  return given;
}

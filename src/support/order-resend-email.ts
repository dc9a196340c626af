import { changeOrder, OrderNotFound } from '#src/orders/store/change-order.ts';
import { OrderRule } from '#src/orders/domain/decide.ts';
import { mailBySupport } from '#src/orders/domain/report-email-commands.ts';
import type { Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { Act } from './cli.ts';
import { describeEvent } from './event-descriptions.ts';
import { withJobs } from './with-jobs.ts';

/** The mail of each of these orders that was given up, once more. Goes on after one that cannot be; then the answer is no. */
export const orderMail =
  (ids: string[]): Act =>
  (db, print) =>
    withJobs(db, async (jobs) => {
      let all = true;
      for (const id of ids) all = (await mailOne({ db, jobs }, id, print)) && all;
      return all;
    });

async function mailOne(
  desk: { db: Database; jobs: Jobs },
  id: string,
  print: (line: string) => void,
): Promise<boolean> {
  const at = new Date().toISOString();
  const meta = { actor: 'support:cli', cause: 'order mail', at };
  try {
    const { events } = await changeOrder(desk, id, meta, (order) => mailBySupport(order, at));
    events.forEach((event) => print(`${id}  ${describeEvent(event)}`));
    return true;
  } catch (error) {
    if (!(error instanceof OrderRule || error instanceof OrderNotFound)) throw error;
    console.error(`${id}  ${error.message}`);
    return false;
  }
}

import { createBoss, createJobs } from '#src/platform/jobs.ts';
import { changeOrder, isBeingMade, loadOrder } from '#src/orders/change.ts';
import { OrderRule, retryGeneration } from '#src/orders/decide.ts';
import type { Act } from './cli.ts';
import { tell } from './story.ts';

export const orderRetry =
  (id: string): Act =>
  async (db, print) => {
    const url = (db.client.config.connection as { connectionString: string }).connectionString;
    const boss = createBoss(url, { worker: false });
    boss.on('error', (problem) => console.error(problem.message));
    await boss.start();
    const at = new Date().toISOString();
    try {
      const meta = { actor: 'support:cli', cause: 'order retry', at };
      const jobs = createJobs(boss);
      const loaded = await loadOrder(db, id);
      const lost = loaded !== undefined && !(await isBeingMade(jobs, loaded.order));
      const { events } = await changeOrder({ db, jobs }, id, meta, (order) =>
        retryGeneration(order, at, lost && order.report.attempt === loaded.order.report.attempt),
      );
      events.forEach((event) => print(tell(event)));
      return true;
    } catch (problem) {
      if (!(problem instanceof OrderRule)) throw problem;
      console.error(problem.message);
      return false;
    } finally {
      await boss.stop({ graceful: false, close: true });
    }
  };

/** Which jobs the events of an order have sent. Ids of jobs are computed from their keys, so the queue needs no index for orders. */
import type { Transaction } from '#src/platform/database.ts';
import { createJobId, type Jobs } from '#src/platform/jobs.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { evolve } from '#src/orders/domain/evolve.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { enqueueJobsFor } from './change-order.ts';

export type SentJob = { queue: string; id: string };

export async function listSentJobs(events: readonly OrderEvent[]): Promise<SentJob[]> {
  const sent: SentJob[] = [];
  const recorder: Pick<Jobs, 'send'> = {
    async send(queue, _payload, { key }) {
      sent.push({ queue: queue.name, id: createJobId(queue, key) });
    },
  };
  let order: Order | undefined;
  for (const event of events) {
    order = evolve(order, event);
    // The recorder does not use the transaction.
    await enqueueJobsFor(undefined as unknown as Transaction, recorder, order, event);
  }
  return sent;
}

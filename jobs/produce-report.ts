import { produceReport, StepFailed } from '#src/delivery/produce-report.ts';
import { changeOrder } from '#src/orders/change.ts';
import { failGeneration } from '#src/orders/decide.ts';
import { produceReportQueue } from '#src/orders/queues.ts';
import { job } from './job.ts';

const DAY = 86_400;

export const produceReportJob = job({
  queue: produceReportQueue,
  policy: {
    // A report takes a second or two; two minutes is a browser that hangs.
    expireInSeconds: 120,
    // The least pg-boss allows: a killed worker's report is taken up again within half a minute.
    heartbeatSeconds: 10,
    // About ten minutes of trouble in all (5 s doubling to a minute), then it is a person's turn. A killed worker
    // costs a try as well: twelve of them are not used up by a bad evening of restarts.
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    notify: true,
    deleteAfterSeconds: 30 * DAY,
  },
  // Two browsers pages at once are the measured sweet spot of two cores.
  atOnce: 2,
  async run(deps, { orderId, edition }, { signal, lastTry }) {
    try {
      await produceReport(deps.reportProduction, orderId, edition, signal);
    } catch (error) {
      deps.log.error({ err: error, order: orderId }, 'a report was not finished');
      if (lastTry) await giveUp(deps, orderId, error);
      throw error;
    }
  },
});

/** The reason that reaches the ledger is the kind of the fault, never its text: a text may quote a birth. */
async function giveUp(
  { reportProduction, clock }: Parameters<typeof produceReportJob.run>[0],
  orderId: string,
  error: unknown,
): Promise<void> {
  const at = clock.now().toISOString();
  const step = error instanceof StepFailed ? error.step : 'unknown';
  const cause = error instanceof StepFailed ? error.cause : error;
  const reason = cause instanceof Error ? cause.name : 'unknown';
  await changeOrder(
    reportProduction,
    orderId,
    { actor: 'job:produce-report', cause: 'tries used up', at },
    (order) => failGeneration(order, step, reason, at),
  );
}

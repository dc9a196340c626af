import { recordSettlementQueue } from '#src/payments/queues.ts';
import { recordSettlementRows } from '#src/payments/settlements/record-settlement.ts';
import { defineJob } from './job.ts';
import { HEARTBEAT_SECONDS, KEEP_FINISHED_SECONDS } from './policies.ts';

export const recordSettlementJob = defineJob({
  queue: recordSettlementQueue,
  policy: {
    // A settlement of a large day has 20,000 rows: 20 requests, and a ledger event for each payment whose fee is not recorded yet.
    expireInSeconds: 1800,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    // The delay starts at a minute and doubles up to an hour: about ten hours. The nightly reconciliation tries again.
    retryLimit: 15,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 3600,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
  },
  async run(deps, { settlementId }) {
    await recordSettlementRows(deps, settlementId);
  },
});

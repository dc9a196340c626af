import * as z from 'zod';
import { getMonth } from '#src/newsletter/compose/month.ts';
import { countDeliveries } from '#src/newsletter/send/delivery-counts.ts';
import { queueNewsletters } from '#src/newsletter/send/queue-newsletters.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const queueNewslettersJob = defineJob({
  queue: { name: 'queue-newsletters', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // 6:10 on the first of the month. The runs on the next four days make up a missed one, queue what failed, and serve
  // those who confirmed since.
  schedule: '10 6 1-5 * *',
  async run(deps) {
    const month = getMonth(deps.clock.now());
    const result = await queueNewsletters(deps, month);
    const totals = (await countDeliveries(deps.db, month)).get(month);
    deps.log.info(
      { event: 'newsletters.queued', month, ...result, totals },
      'Newsletters of the month queued',
    );
  },
});

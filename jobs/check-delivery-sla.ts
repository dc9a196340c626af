import * as z from 'zod';
import { checkDeliverySlas } from '#src/orders/recovery/check-delivery-sla.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const checkDeliverySlaJob = defineJob({
  queue: { name: 'check-delivery-sla', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // Every 5 minutes, so the notice that is due two hours after payment is at most 5 minutes late.
  schedule: '*/5 * * * *',
  async run(deps, _payload, { signal }) {
    const result = await checkDeliverySlas(deps, signal);
    if (result.recorded > 0)
      deps.log.warn({ event: 'sla_events.recorded', ...result }, 'Delayed reports or SLA breaches recorded');
  },
});

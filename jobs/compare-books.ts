import * as z from 'zod';
import { compareBooks, hasDifferences } from '#src/payments/reconciliation/compare-books.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const compareBooksJob = defineJob({
  queue: { name: 'compare-books', payload: z.object({}) },
  // Ten days of payments, 100 per call of the gateway.
  policy: { ...SCHEDULED_POLICY, expireInSeconds: 3600 },
  // At night, when the gateway has settled the day.
  schedule: '30 3 * * *',
  async run(deps) {
    const { matched, healed, onlyOurs, onlyTheirs, differing } = await compareBooks(deps);
    const counts = { matched, healed: healed.length };
    if (hasDifferences({ onlyOurs, onlyTheirs, differing }))
      deps.log.error(
        { event: 'books.differ', ...counts, onlyOurs, onlyTheirs, differing },
        'Our books and those of the gateway differ',
      );
    else deps.log.info({ event: 'books.compared', ...counts }, 'Our books equal those of the gateway');
  },
});

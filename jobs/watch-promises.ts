import * as z from 'zod';
import { watchPromises } from '#src/orders/watch-promises.ts';
import { job } from './job.ts';

export const watchPromisesJob = job({
  queue: { name: 'watch-promises', payload: z.object({}) },
  policy: {
    expireInSeconds: 300,
    // The next round comes by itself.
    retryLimit: 0,
    retryDelay: 0,
    retryBackoff: false,
    deleteAfterSeconds: 86_400,
  },
  // Who is told at two hours may be told at two hours and five minutes.
  schedule: '*/5 * * * *',
  async run({ db, jobs, clock, log }) {
    const result = await watchPromises({ db, jobs, clock, log });
    if (result.noted > 0) log.warn(result, 'reports are late');
  },
});

import * as z from 'zod';
import { deleteUnconfirmed } from '#src/newsletter/delete-unconfirmed.ts';
import { deleteExpiredData, type RetentionStep } from '#src/privacy/retention/delete-expired-data.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

const unconfirmedAddresses: RetentionStep = {
  name: 'unconfirmed_addresses',
  run: async (deps) => {
    const { subscribers, requests } = await deleteUnconfirmed(deps);
    return subscribers + requests;
  },
};

export const deleteExpiredDataJob = defineJob({
  queue: { name: 'delete-expired-data', payload: z.object({}) },
  // It lists the whole report store, which takes minutes when there are millions of files.
  policy: { ...SCHEDULED_POLICY, expireInSeconds: 3600 },
  // Once a day, at a quiet hour: data is deleted at most a day later than the privacy page says.
  schedule: '20 3 * * *',
  async run(deps, _payload, { signal }) {
    const deleted = await deleteExpiredData(deps, [unconfirmedAddresses], signal);
    deps.log.info({ event: 'expired_data.deleted', ...deleted }, 'Expired personal data deleted');
  },
});

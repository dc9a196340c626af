/** What leaving asks of the worker. The payload is an id and an hour; how the jobs are run stands in jobs/index.ts. */
import * as z from 'zod';

export const mailLeavingQueue = {
  name: 'mail-leaving',
  payload: z.object({ memberId: z.string(), leavingAt: z.iso.datetime() }),
};

export const removeMembersQueue = { name: 'remove-members', payload: z.object({}) };

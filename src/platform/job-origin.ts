/** Carries the ids of the request that caused a job, through the jobs that this job enqueues, in the stored data of the job. */
import * as z from 'zod';
import { getRunContext, type JobOrigin } from './run-context.ts';
import { getTraceparent } from './tracing/tracing.ts';

/** The payload schemas of the queues leave the field out, so the functions of jobs never see it. */
export const JOB_ORIGIN_FIELD = '_origin';

const StoredOrigin = z.object({
  [JOB_ORIGIN_FIELD]: z.object({
    request: z.string().max(64).optional(),
    traceparent: z.string().max(64).optional(),
  }),
});

/** @returns a field for the data of a job; none outside of a request */
export function createJobOrigin(): { [JOB_ORIGIN_FIELD]?: JobOrigin } {
  const { request } = getRunContext();
  const traceparent = getTraceparent();
  if (!request && !traceparent) return {};
  return { [JOB_ORIGIN_FIELD]: { ...(request ? { request } : {}), ...(traceparent ? { traceparent } : {}) } };
}

export function readJobOrigin(data: object): { request?: string; traceparent?: string } {
  const { data: stored } = StoredOrigin.safeParse(data);
  const { request, traceparent } = stored?.[JOB_ORIGIN_FIELD] ?? {};
  return { ...(request ? { request } : {}), ...(traceparent ? { traceparent } : {}) };
}

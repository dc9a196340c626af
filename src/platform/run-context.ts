/** What the running code works for: a request, or a job. Log lines, enqueued jobs and gateway calls take their ids from it. */
import { AsyncLocalStorage } from 'node:async_hooks';

export type RunContext = {
  /** id of the request, also in the jobs that it enqueued and in those that these enqueued */
  request?: string;
  queue?: string;
  jobId?: string;
};

/** Stored with a job: what enqueued it. Ids only. */
export type JobOrigin = { request?: string; traceparent?: string };

const storage = new AsyncLocalStorage<RunContext>();

export const withRunContext = <T>(context: RunContext, run: () => T): T => storage.run(context, run);

/** Empty outside of requests and jobs. */
export const getRunContext = (): RunContext => storage.getStore() ?? {};

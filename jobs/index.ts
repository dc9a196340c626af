/** THE list of jobs: every queue, how it is retried, when it runs. A new job is one file and one line here. */
import type { Job } from './job.ts';
import { mailAccountJob } from './mail-account.ts';
import { mailContactJob } from './mail-contact.ts';
import { mailLeavingJob } from './mail-leaving.ts';
import { mailOrderJob } from './mail-order.ts';
import { mailReportJob } from './mail-report.ts';
import { produceReportJob } from './produce-report.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';
import { recoverReportsJob } from './recover-reports.ts';
import { refundDuplicateJob } from './refund-duplicate.ts';
import { refundOrderJob } from './refund-order.ts';
import { removeMembersJob } from './remove-members.ts';
import { watchPromisesJob } from './watch-promises.ts';

export const jobs: Job[] = [
  produceReportJob,
  mailReportJob,
  mailOrderJob,
  mailContactJob,
  mailLeavingJob,
  mailAccountJob,
  refundDuplicateJob,
  refundOrderJob,
  reconcilePaymentsJob,
  recoverReportsJob,
  watchPromisesJob,
  removeMembersJob,
];

/** THE list of jobs: every queue, how it is retried, when it runs. A new job is one file and one line here. */
import type { Job } from './job.ts';
import { mailContactJob } from './mail-contact.ts';
import { mailReportJob } from './mail-report.ts';
import { produceReportJob } from './produce-report.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';
import { recoverReportsJob } from './recover-reports.ts';
import { refundDuplicateJob } from './refund-duplicate.ts';

export const jobs: Job[] = [
  produceReportJob,
  mailReportJob,
  mailContactJob,
  refundDuplicateJob,
  reconcilePaymentsJob,
  recoverReportsJob,
];

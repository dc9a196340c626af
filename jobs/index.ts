/** THE list of jobs: every queue, how it is retried, when it runs. A new job is one file and one line here. */
import type { Job } from './job.ts';
import { mailAccountJob } from './send-account-email.ts';
import { mailContactJob } from './send-contact-email.ts';
import { mailLeavingJob } from './send-account-deletion-email.ts';
import { mailOrderJob } from './send-order-email.ts';
import { mailReportJob } from './send-report-email.ts';
import { produceReportJob } from './produce-report.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';
import { recoverReportsJob } from './recover-reports.ts';
import { refundDuplicateJob } from './refund-duplicate-payment.ts';
import { refundOrderJob } from './refund-order.ts';
import { removeMembersJob } from './delete-accounts.ts';
import { watchPromisesJob } from './check-delivery-sla.ts';

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

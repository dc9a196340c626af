/** The list of all jobs: queue, retry policy, schedule. A new job is one file and one line here. */
import type { Job } from './job.ts';
import { checkDeliverySlaJob } from './check-delivery-sla.ts';
import { deleteAccountsJob } from './delete-accounts.ts';
import { produceReportJob } from './produce-report.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';
import { recoverLostJobsJob } from './recover-lost-jobs.ts';
import { refundDuplicatePaymentJob } from './refund-duplicate-payment.ts';
import { refundOrderJob } from './refund-order.ts';
import { sendAccountDeletionEmailJob } from './send-account-deletion-email.ts';
import { sendAccountEmailJob } from './send-account-email.ts';
import { sendContactEmailJob } from './send-contact-email.ts';
import { sendOrderEmailJob } from './send-order-email.ts';
import { sendReportEmailJob } from './send-report-email.ts';

export const jobs: Job[] = [
  produceReportJob,
  sendReportEmailJob,
  sendOrderEmailJob,
  sendContactEmailJob,
  sendAccountDeletionEmailJob,
  sendAccountEmailJob,
  refundDuplicatePaymentJob,
  refundOrderJob,
  reconcilePaymentsJob,
  recoverLostJobsJob,
  checkDeliverySlaJob,
  deleteAccountsJob,
];

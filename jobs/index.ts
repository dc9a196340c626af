/** All jobs. Queue, retry policy and schedule of a job are in its own file; a new job is added to the list here. */
import type { Job } from './job.ts';
import { checkDeliverySlaJob } from './check-delivery-sla.ts';
import { compareBooksJob } from './compare-books.ts';
import { deleteAccountsJob } from './delete-accounts.ts';
import { deleteExpiredDataJob } from './delete-expired-data.ts';
import { processWebhookJob } from './process-webhook.ts';
import { produceReportJob } from './produce-report.ts';
import { queueNewslettersJob } from './queue-newsletters.ts';
import { printReceiptJob } from './print-receipt.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';
import { recoverLostJobsJob } from './recover-lost-jobs.ts';
import { recordSettlementJob } from './record-settlement.ts';
import { refreshDowntimesJob } from './refresh-downtimes.ts';
import { refundDuplicatePaymentJob } from './refund-duplicate-payment.ts';
import { refundOrderJob } from './refund-order.ts';
import { refundOrderPartiallyJob } from './refund-order-partially.ts';
import { refundUnmatchedPaymentJob } from './refund-unmatched-payment.ts';
import { renewPanchangPagesJob } from './renew-panchang-pages.ts';
import { sealLedgerJob } from './seal-ledger.ts';
import { sendSealToAuditorJob } from './send-seal-to-auditor.ts';
import { sendDisputeRemindersJob } from './send-dispute-reminders.ts';
import { sendDeletionScheduledEmailJob } from './send-deletion-scheduled-email.ts';
import { restoreReportFileJob } from './restore-report-file.ts';
import { sendAccountDeletedEmailJob } from './send-account-deleted-email.ts';
import { sendAccountEmailJob } from './send-account-email.ts';
import { sendContactEmailJob } from './send-contact-email.ts';
import { sendNewsletterJob } from './send-newsletter.ts';
import { sendOrderEmailJob } from './send-order-email.ts';
import { sendReportEmailJob } from './send-report-email.ts';
import { sendSubscriptionEmailJob } from './send-subscription-email.ts';

export const jobs: Job[] = [
  produceReportJob,
  restoreReportFileJob,
  printReceiptJob,
  sendReportEmailJob,
  sendOrderEmailJob,
  sendContactEmailJob,
  sendSubscriptionEmailJob,
  sendNewsletterJob,
  sendDeletionScheduledEmailJob,
  sendAccountEmailJob,
  sendAccountDeletedEmailJob,
  refundDuplicatePaymentJob,
  refundOrderJob,
  refundOrderPartiallyJob,
  refundUnmatchedPaymentJob,
  processWebhookJob,
  reconcilePaymentsJob,
  compareBooksJob,
  recordSettlementJob,
  refreshDowntimesJob,
  sendDisputeRemindersJob,
  recoverLostJobsJob,
  checkDeliverySlaJob,
  sealLedgerJob,
  sendSealToAuditorJob,
  deleteAccountsJob,
  deleteExpiredDataJob,
  queueNewslettersJob,
  renewPanchangPagesJob,
];

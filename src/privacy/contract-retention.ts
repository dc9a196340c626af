/**
 * How long personal data is kept that no member deletes: days. The job `delete-expired-data` deletes what is older, and the
 * privacy page prints these periods. Events and tax documents are not in the list: the ledger has no personal data, and tax law
 * sets its own period (decision record 22).
 */
export const RETENTION_DAYS = {
  /** birth details, addresses and tax details, after the time to pay has ended */
  unpaidOrderDetails: 30,
  /** what the gateway sent about a payment: the payer's address, telephone number and account */
  gatewayMessages: 90,
  contactMessages: 365,
  /** addresses that nobody confirmed; longer than a link is valid, because its e-mail may be retried */
  unconfirmedAddresses: 8,
  /** e-mails about an account that could not be sent, with their address */
  unsentAccountEmails: 30,
  /** report files that no order names: of a production that was interrupted */
  unnamedReportFiles: 1,
  /** finished jobs, whose output may contain the answer of a mail server; pg-boss deletes them */
  finishedJobs: 30,
  /** log-ins and links for a new password, after they have expired */
  expiredLogIns: 1,
} as const;

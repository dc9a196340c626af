/** Runs all checks after the remaining work of a simulation is finished. @returns one line for each violation */
import { checkBooks } from './check-books.ts';
import { checkEmails } from './check-emails.ts';
import { checkJobs } from './check-jobs.ts';
import { checkLedger } from './check-ledger.ts';
import { checkPayments } from './check-payments.ts';
import { checkReports } from './check-reports.ts';
import { checkTaxDocuments } from './check-tax-documents.ts';
import { checkProcessLogs } from './check-logs.ts';
import type { Interruption } from './disturb.ts';
import type { Environment } from './environment.ts';

export async function checkEverything(
  { supportDeps, gatewayDb, mailbox, directory, varDirectory }: Environment,
  { startedAt, interruptions }: { startedAt: Date; interruptions: Interruption[] },
): Promise<string[]> {
  const { db, sender } = supportDeps;
  // The comparison of the books comes first: it may append events. The rebuild comes last: it replaces the read models.
  return [
    ...(await checkBooks(supportDeps, startedAt)),
    ...(await checkPayments(db, gatewayDb)),
    ...(await checkReports(db, varDirectory)),
    ...(await checkTaxDocuments(db)),
    ...(await checkEmails({ db, sender, mailbox, interruptions })),
    ...(await checkJobs(db)),
    ...checkProcessLogs(directory),
    ...(await checkLedger(db)),
  ];
}

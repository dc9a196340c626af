import { mailReportAgain } from '#src/delivery/mail-report-again.ts';
import { mailReport } from '#src/delivery/mail-report.ts';
import { mailReportQueue } from '#src/orders/queues.ts';
import { job } from './job.ts';

const DAY = 86_400;

export const mailReportJob = job({
  queue: mailReportQueue,
  policy: {
    expireInSeconds: 180,
    heartbeatSeconds: 10,
    // Five seconds doubling to an hour: about twelve hours, the delivery promise; a killed worker costs it seconds.
    retryLimit: 22,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    notify: true,
    deleteAfterSeconds: 30 * DAY,
  },
  atOnce: 2,
  run: ({ postOffice }, { orderId, edition, again }, { lastTry }) =>
    again === undefined
      ? mailReport(postOffice, orderId, edition, lastTry)
      : mailReportAgain(postOffice, orderId, { edition, number: again, lastTry }),
});

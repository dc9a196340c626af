import { giveUpReportMail } from '#src/delivery/give-up-mail.ts';
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
  async run({ reportEmail, log }, mail, { lastTry }) {
    const { orderId, edition, again } = mail;
    try {
      if (again === undefined) await mailReport(reportEmail, orderId, edition, lastTry);
      else await mailReportAgain(reportEmail, orderId, { edition, resendNumber: again, lastTry });
    } catch (error) {
      if (!lastTry) throw error;
      log.error({ err: error, order: orderId }, 'a report mail was given up');
      await giveUpReportMail(reportEmail, mail, error);
      throw error;
    }
  },
});

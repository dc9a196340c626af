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
  async run({ postOffice, log }, mail, { lastTry }) {
    const { orderId, edition, again } = mail;
    try {
      if (again === undefined) await mailReport(postOffice, orderId, edition, lastTry);
      else await mailReportAgain(postOffice, orderId, { edition, number: again, lastTry });
    } catch (problem) {
      if (!lastTry) throw problem;
      log.error({ err: problem, order: orderId }, 'a report mail was given up');
      await giveUpReportMail(postOffice, mail, problem);
      throw problem;
    }
  },
});

import { mailContact } from '#src/contact/mail-contact.ts';
import { mailContactQueue } from '#src/contact/queues.ts';
import { job } from './job.ts';

const DAY = 86_400;

export const mailContactJob = job({
  queue: mailContactQueue,
  policy: {
    expireInSeconds: 120,
    // Five seconds doubling to an hour: about a day, which is how long support has for its answer.
    retryLimit: 34,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    deleteAfterSeconds: 30 * DAY,
  },
  atOnce: 2,
  run: ({ db, clock, publicUrl, config, postOffice: { mailer } }, errand) =>
    mailContact({ db, clock, mailer, publicUrl, support: config.mail.support }, errand),
});

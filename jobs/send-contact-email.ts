import { mailContact } from '#src/contact/send-contact-email.ts';
import { mailContactQueue } from '#src/contact/queues.ts';
import { job } from './job.ts';
import { LETTER } from './policies.ts';

export const mailContactJob = job({
  queue: mailContactQueue,
  policy: LETTER,
  atOnce: 2,
  run: ({ reportEmail }, errand) => mailContact(reportEmail, errand),
});

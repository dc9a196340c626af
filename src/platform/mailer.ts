/** Sending mail: by SMTP, or into a folder of .eml files when no server is configured. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Log } from './log.ts';
import { SenderRejected, EmailBounced, classifySmtpError } from './email-errors.ts';

export type Email = Pick<SendMailOptions, 'attachments' | 'replyTo' | 'headers'> & {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** fixed by what the mail is about, so that a mail sent twice is recognised as one */
  messageId: string;
};

export type Mailer = {
  /** @throws MailRefused, MailDelayed, MailBlocked, MailUncertain: only the first is not worth another try */
  send(mail: Email): Promise<void>;
  close(): void;
};

/** `replyTo`: where an answer reaches a person. */
export type EmailEnvelope = { from: string; replyTo?: string };

type SmtpOptions = { url: string; envelope: EmailEnvelope; log?: Log; timeouts?: typeof TIMEOUTS };

/** Milliseconds, far below nodemailer's defaults of minutes: a job waits for these. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

export function createSmtpMailer({ url, envelope, log, timeouts = TIMEOUTS }: SmtpOptions): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  } as never);
  transport.use('stream', notifyWhenHandedOver as never);
  return {
    async send(mail) {
      let handedOver = false;
      const whole = { ...envelope, ...withAddressObject(mail), onHandedOver: () => (handedOver = true) };
      try {
        // A server may take the mail and still refuse the one address it was for.
        const info = (await transport.sendMail(whole)) as unknown as { rejected?: unknown[] };
        if (info.rejected?.length) throw new EmailBounced('The address was refused.');
      } catch (error) {
        throw error instanceof EmailBounced
          ? error
          : logSenderRejection(classifySmtpError(error, handedOver), log);
      }
    },
    close: () => transport.close(),
  };
}

/** Not as text: nodemailer would read a list out of an address with a comma in it. */
const withAddressObject = (mail: Email) => ({ ...mail, to: { name: '', address: mail.to } });

type MailInProgress = {
  data: { onHandedOver: () => void };
  message: { processFunc: (wrap: (stream: Readable) => Readable) => void };
};

/** nodemailer says the same of a line that broke before and after the mail was sent; the mail's own stream knows better. */
function notifyWhenHandedOver({ data, message }: MailInProgress, done: () => void): void {
  message.processFunc((stream) => stream.once('end', data.onHandedOver));
  done();
}

/** What keeps all mail back is an operator's business at once; the rest is the business of whoever sends. */
function logSenderRejection<Problem extends Error>(error: Problem, log: Log | undefined): Problem {
  if (error instanceof SenderRejected)
    log?.error(
      { event: 'emails.sender_rejected', answer: error.message },
      'The mail server rejected our sender, not the address: see docs/runbook.md',
    );
  return error;
}

export function createOutboxMailer(directory: string, sender: EmailEnvelope): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...sender, ...withAddressObject(mail) });
      await fs.mkdir(directory, { recursive: true });
      const name = mail.messageId.replace(/[<>]/g, '').replace(/[^A-Za-z0-9.@-]/g, '_');
      await fs.writeFile(path.join(directory, `${name}.eml`), message as Buffer);
    },
    close: () => transport.close(),
  };
}

/** Sends e-mails by SMTP, or writes .eml files to a folder when no server is configured. */
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
  /** derived from the subject matter, so that mail programs recognise a second copy as a duplicate */
  messageId: string;
};

export type Mailer = {
  /** @throws EmailBounced, EmailDeferred, SenderRejected or DeliveryUncertain; a retry is useless for the first only */
  send(mail: Email): Promise<void>;
  close(): void;
};

/** `replyTo`: the support team */
export type EmailEnvelope = { from: string; replyTo?: string };

type SmtpOptions = { url: string; envelope: EmailEnvelope; log?: Log; timeouts?: typeof TIMEOUTS };

/** Milliseconds. Nodemailer's defaults are minutes, and a worker slot waits for them. */
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
        // A server may accept the e-mail and still reject its only recipient.
        const info = (await transport.sendMail(whole)) as unknown as { rejected?: unknown[] };
        if (info.rejected?.length) throw new EmailBounced('The mail server rejected the address.');
      } catch (error) {
        throw error instanceof EmailBounced
          ? error
          : logSenderRejection(classifySmtpError(error, handedOver), log);
      }
    },
    close: () => transport.close(),
  };
}

/** As an object: nodemailer would parse an address with a comma as a list. */
const withAddressObject = (mail: Email) => ({ ...mail, to: { name: '', address: mail.to } });

type MailInProgress = {
  data: { onHandedOver: () => void };
  message: { processFunc: (wrap: (stream: Readable) => Readable) => void };
};

/** Nodemailer reports the same error before and after the e-mail was transmitted; the end of its stream distinguishes them. */
function notifyWhenHandedOver({ data, message }: MailInProgress, done: () => void): void {
  message.processFunc((stream) => stream.once('end', data.onHandedOver));
  done();
}

/** A rejected sender stops all e-mails, so it is logged as an error. The caller handles the other errors. */
function logSenderRejection<E extends Error>(error: E, log: Log | undefined): E {
  if (error instanceof SenderRejected)
    log?.error(
      { event: 'emails.sender_rejected', reply: error.message },
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

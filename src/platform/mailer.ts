/** Sends e-mails by SMTP, or writes .eml files to a folder when no server is configured. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Log } from './log.ts';
import { SenderRejectedError, EmailBouncedError, classifySmtpError } from './email-errors.ts';

export type Email = Pick<SendMailOptions, 'attachments' | 'replyTo' | 'headers'> & {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** the same for every copy of an e-mail, so that mail programs recognise a second copy as a duplicate */
  messageId: string;
};

export type Mailer = {
  /** @throws EmailBouncedError (do not retry), EmailDeferredError, SenderRejectedError or DeliveryUncertainError */
  send(email: Email): Promise<void>;
  close(): void;
};

/** A mailer whose server can be checked. */
export type ServerMailer = Mailer & {
  /** Connects and logs in. @throws when that fails */
  verify(): Promise<void>;
};

/** `replyTo`: address of the support team */
export type EmailEnvelope = { from: string; replyTo?: string };

type SmtpOptions = { url: string; envelope: EmailEnvelope; log?: Log; timeouts?: typeof TIMEOUTS };

/** Milliseconds. Nodemailer's defaults are minutes, and a worker can send nothing else while it waits. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

export function createSmtpMailer({ url, envelope, log, timeouts = TIMEOUTS }: SmtpOptions): ServerMailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    // As many as jobs send at the same time: an e-mail that waits here would not notice its time limit.
    maxConnections: 12,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  } as never);
  transport.use('stream', notifyWhenTransmitted as never);
  return {
    async send(email) {
      let isTransmitted = false;
      const options = { ...envelope, ...toMailOptions(email), onTransmitted: () => (isTransmitted = true) };
      try {
        // A server may accept the e-mail and still reject its only recipient.
        const info = (await transport.sendMail(options)) as unknown as { rejected?: unknown[] };
        if (info.rejected?.length) throw new EmailBouncedError('The mail server rejected the address.');
      } catch (error) {
        throw error instanceof EmailBouncedError
          ? error
          : logSenderRejection(classifySmtpError(error, isTransmitted), log);
      }
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/** The recipient is passed as an object, because nodemailer would parse an address with a comma as a list. */
const toMailOptions = (email: Email) => ({ ...email, to: { name: '', address: email.to } });

type MailInProgress = {
  data: { onTransmitted: () => void };
  message: { processFunc: (wrap: (stream: Readable) => Readable) => void };
};

/** Nodemailer reports the same error before and after the e-mail was transmitted. The end of its stream distinguishes the two. */
function notifyWhenTransmitted({ data, message }: MailInProgress, done: () => void): void {
  message.processFunc((stream) => stream.once('end', data.onTransmitted));
  done();
}

/** A rejected sender stops all e-mails, so it is logged as an error. The caller handles the other errors. */
function logSenderRejection<E extends Error>(error: E, log: Log | undefined): E {
  if (error instanceof SenderRejectedError)
    log?.error(
      { event: 'emails.sender_rejected', reply: error.message },
      'The mail server rejects our sender, not the recipient: see docs/runbook.md',
    );
  return error;
}

export function createOutboxMailer(directory: string, envelope: EmailEnvelope): ServerMailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(email) {
      const { message } = await transport.sendMail({ ...envelope, ...toMailOptions(email) });
      await fs.mkdir(directory, { recursive: true });
      const name = email.messageId.replace(/[<>]/g, '').replace(/[^A-Za-z0-9.@-]/g, '_');
      await fs.writeFile(path.join(directory, `${name}.eml`), message as Buffer);
    },
    verify: async () => void (await fs.mkdir(directory, { recursive: true })),
    close: () => transport.close(),
  };
}

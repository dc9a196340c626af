/** Sending mail: by SMTP, or into a folder of .eml files when no server is configured. */
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

export type Mail = Pick<
  SendMailOptions,
  'subject' | 'text' | 'html' | 'attachments' | 'replyTo' | 'headers'
> & {
  to: string;
  /** fixed by what the mail is about, so that a mail sent twice is recognised as one */
  messageId: string;
};

export type Mailer = {
  /** @throws MailRefused for an address that cannot be delivered to; anything else is worth another try */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** The receiving side said no for good (a 5xx about the address): trying again would not help. */
export class MailRefused extends Error {}

/** Far below nodemailer's defaults of minutes: a job waits for these. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  } as never);
  return {
    async send(mail) {
      try {
        // A server may take the mail and still refuse the one address it was for.
        const info = (await transport.sendMail({ from, ...mail })) as unknown as { rejected?: unknown[] };
        if (info.rejected?.length) throw new MailRefused('The address was refused.');
      } catch (problem) {
        throw isAboutTheAddress(problem) ? new MailRefused((problem as Error).message) : problem;
      }
    },
    close: () => transport.close(),
  };
}

/** 550, 551, 553 and 5.1.x speak of the mailbox; other 5xx (policy, authentication) are ours to mend and are tried again. */
function isAboutTheAddress(problem: unknown): boolean {
  const { responseCode, response, code } = problem as {
    responseCode?: number;
    response?: string;
    code?: string;
  };
  if (code !== 'EENVELOPE' || responseCode === undefined) return false;
  return [550, 551, 553].includes(responseCode) && !/\b5\.7\.\d/.test(response ?? '');
}

export function outboxMailer(directory: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      await fs.mkdir(directory, { recursive: true });
      const name = mail.messageId.replace(/[<>]/g, '').replace(/[^A-Za-z0-9.@-]/g, '_');
      await fs.writeFile(path.join(directory, `${name}.eml`), message as Buffer);
    },
    close: () => transport.close(),
  };
}

import { Resolver } from 'node:dns/promises';
import nodemailer from 'nodemailer';
import {
  createError,
  createOk,
  createProductionError,
  createWarning,
  type Check,
  type Finding,
} from './check.ts';

const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };

/** Connects and logs in to the mail server, without sending anything. */
export const checkMailServer: Check = async ({ config }) => {
  const { smtpUrl } = config.mail;
  if (!smtpUrl)
    return [
      createProductionError(config, 'mail: SMTP_URL is not set, e-mails are written to the outbox folder'),
    ];
  const transport = nodemailer.createTransport({ url: smtpUrl, ...TIMEOUTS } as never);
  try {
    await transport.verify();
    return [createOk(`mail server ${new URL(smtpUrl).hostname} accepts our login`)];
  } catch (error) {
    return [createError(`mail server ${new URL(smtpUrl).hostname}: ${(error as Error).message}`)];
  } finally {
    transport.close();
  }
};

/** Reserved for examples and tests (RFC 2606 and 6761): no records exist. */
const EXAMPLE_DOMAIN = /(^|\.)(example|test|invalid|localhost)$/;

/** The DNS records of the sender's domain, without which large mail providers reject e-mails. */
export const checkMailRecords: Check = async ({ config, signal }) => {
  const domain = /@([^>\s]+)>?$/.exec(config.mail.from)?.[1] ?? '';
  if (EXAMPLE_DOMAIN.test(domain))
    return [createProductionError(config, `mail: ${domain} of MAIL_FROM is an example domain`)];
  const resolver = new Resolver({ timeout: 3000, tries: 1 });
  signal.addEventListener('abort', () => resolver.cancel());
  const readTexts = (name: string) =>
    resolver.resolveTxt(name).then(
      (records) => records.map((parts) => parts.join('')),
      () => [] as string[],
    );
  const [texts, policies] = await Promise.all([readTexts(domain), readTexts(`_dmarc.${domain}`)]);
  return [describeSpf(domain, texts), describeDmarc(domain, policies)];
};

export function describeSpf(domain: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => text.startsWith('v=spf1'));
  if (records.length === 0) return createError(`mail: ${domain} has no SPF record (v=spf1 …)`);
  if (records.length > 1)
    return createError(`mail: ${domain} has ${records.length} SPF records; only one is allowed`);
  return / [-~]all$/.test(records[0]!)
    ? createOk(`mail: SPF record of ${domain}: ${records[0]}`)
    : createWarning(`mail: the SPF record of ${domain} does not end with -all or ~all: ${records[0]}`);
}

export function describeDmarc(domain: string, texts: readonly string[]): Finding {
  const record = texts.find((text) => text.startsWith('v=DMARC1'));
  return record
    ? createOk(`mail: DMARC policy of ${domain}: ${record}`)
    : createWarning(`mail: ${domain} has no DMARC policy (_dmarc.${domain})`);
}

/**
 * Four classes of errors when an e-mail is sent. Messages contain status codes only: the reply of a mail server may quote
 * the address, and messages are stored in logs and job rows.
 */

/** The mailbox rejects e-mails permanently. Do not retry. */
export class EmailBounced extends Error {}

/** Busy server, full mailbox, or connection lost before the e-mail was transmitted. Retry. */
export class EmailDeferred extends Error {
  /** the mailbox deferred it, not the server or the connection */
  readonly byMailbox: boolean;

  constructor(message: string, byMailbox = false) {
    super(message);
    this.byMailbox = byMailbox;
  }
}

/** The server rejects us, not the recipient: policy, credentials or sender. Retry after an operator has fixed it. */
export class SenderRejected extends Error {}

/** Connection lost after the whole e-mail was transmitted: it may have arrived. Retry once with the same Message-ID. */
export class DeliveryUncertain extends Error {}

export type EmailError = EmailBounced | EmailDeferred | SenderRejected | DeliveryUncertain;

type SmtpError = {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
};

/** `handedOver`: the last byte of the e-mail had been read for sending when the error occurred. */
export function classifySmtpError(error: unknown, handedOver: boolean): EmailError {
  const smtpError = error as SmtpError;
  const { responseCode: status, command } = smtpError;
  if (!status) return classifyWithoutReply(smtpError, handedOver);
  const detail = getEnhancedStatus(smtpError);
  const message = `The mail server replied ${[status, detail].filter(Boolean).join(' ')} to ${command ?? 'us'}.`;
  if (status < 500) return new EmailDeferred(message, command === 'RCPT TO');
  if (isMailboxFull(status, detail)) return new EmailDeferred(message, true);
  return isAboutAddress(status, detail, command) ? new EmailBounced(message) : new SenderRejected(message);
}

function classifyWithoutReply(
  { code = 'no code', command, message }: SmtpError,
  handedOver: boolean,
): EmailError {
  // Nodemailer rejects an invalid address before it contacts the server.
  if (code === 'EENVELOPE' && command === 'API')
    return message?.startsWith('Invalid sender')
      ? new SenderRejected('Our sender address is invalid.')
      : new EmailBounced('The address is invalid.');
  if (SENDER_ERROR_CODES.has(code)) return new SenderRejected(`Our own mail configuration failed (${code}).`);
  return handedOver
    ? new DeliveryUncertain(`The connection was lost after the e-mail was transmitted (${code}).`)
    : new EmailDeferred(`The mail server did not answer (${code}).`);
}

/** Errors in our configuration or in the e-mail. Every other error without a reply is a lost connection. */
const SENDER_ERROR_CODES = new Set([
  'EAUTH',
  'ENOAUTH',
  'ETLS',
  'EREQUIRETLS',
  'ECONFIG',
  'EMESSAGE',
  'ESTREAM',
]);

/** The enhanced status code (RFC 3463) after the reply code: "5.1.1". */
const getEnhancedStatus = ({ response = '' }: SmtpError) =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** A full mailbox can accept e-mails later. 5.2.3 and 5.3.4 mean that this e-mail is too large. */
const isMailboxFull = (status: number, detail: string | undefined) =>
  detail === '5.2.2' || (status === 552 && detail === undefined);

/** Unknown mailbox, disabled mailbox, unknown domain. 5.1.7 and 5.1.8 concern the sender. */
const ADDRESS_ERROR_STATUS = /^5\.(1\.(0|1|2|3|4|6|10)|2\.[01]|4\.[14])$/;

/** Some servers check the mailbox after DATA; without an enhanced status, a rejection there concerns the e-mail. */
function isAboutAddress(status: number, detail: string | undefined, command: string | undefined): boolean {
  if (command === 'RCPT TO' && (!detail || detail === '5.0.0')) return [550, 551, 553].includes(status);
  return (
    (command === 'RCPT TO' || command === 'DATA') && detail !== undefined && ADDRESS_ERROR_STATUS.test(detail)
  );
}

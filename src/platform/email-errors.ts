/**
 * The four classes of errors when an e-mail is sent. Their messages contain status codes only, because the reply of a mail
 * server may quote the address, and messages are stored in logs and job rows.
 */

/** The mailbox rejects e-mails permanently. Do not retry. */
export class EmailBouncedError extends Error {}

/** The server is busy, the mailbox is full, or the connection was lost before the e-mail was transmitted. Retry. */
export class EmailDeferredError extends Error {
  /** the server deferred it because of the mailbox, not because of the server's load or a lost connection */
  readonly isMailboxReply: boolean;

  constructor(message: string, isMailboxReply = false) {
    super(message);
    this.isMailboxReply = isMailboxReply;
  }
}

/** The server rejects us and not the recipient, because of its policy, our credentials or our address. An operator must fix it. */
export class SenderRejectedError extends Error {}

/** The connection was lost after the whole e-mail was transmitted, so it may have arrived. Retry once with the same Message-ID. */
export class DeliveryUncertainError extends Error {}

export type EmailError =
  EmailBouncedError | EmailDeferredError | SenderRejectedError | DeliveryUncertainError;

type SmtpError = {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
};

/** `isTransmitted`: the last byte of the e-mail had been read for sending when the error occurred. */
export function classifySmtpError(error: unknown, isTransmitted: boolean): EmailError {
  const smtpError = error as SmtpError;
  const { responseCode: status, command } = smtpError;
  if (!status) return classifyWithoutReply(smtpError, isTransmitted);
  const enhancedStatus = getEnhancedStatus(smtpError);
  const message = `The mail server replied ${[status, enhancedStatus].filter(Boolean).join(' ')} to ${command ?? 'us'}.`;
  if (status < 500) return new EmailDeferredError(message, command === 'RCPT TO');
  if (isMailboxFull(status, enhancedStatus)) return new EmailDeferredError(message, true);
  return isAddressRejected(status, enhancedStatus, command)
    ? new EmailBouncedError(message)
    : new SenderRejectedError(message);
}

function classifyWithoutReply(
  { code = 'no code', command, message }: SmtpError,
  isTransmitted: boolean,
): EmailError {
  // Nodemailer rejects an invalid address before it contacts the server.
  if (code === 'EENVELOPE' && command === 'API')
    return message?.startsWith('Invalid sender')
      ? new SenderRejectedError('Our sender address is invalid.')
      : new EmailBouncedError('The address is invalid.');
  if (SENDER_ERROR_CODES.has(code))
    return new SenderRejectedError(`Our own mail configuration failed (${code}).`);
  return isTransmitted
    ? new DeliveryUncertainError(`The connection was lost after the e-mail was transmitted (${code}).`)
    : new EmailDeferredError(`The mail server did not answer (${code}).`);
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
const isMailboxFull = (status: number, enhancedStatus: string | undefined) =>
  enhancedStatus === '5.2.2' || (status === 552 && enhancedStatus === undefined);

/** Status codes of an unknown or disabled mailbox and of an unknown domain. 5.1.7 and 5.1.8 concern the sender. */
const ADDRESS_ERROR_STATUS = /^5\.(1\.(0|1|2|3|4|6|10)|2\.[01]|4\.[14])$/;

/** Some servers check the mailbox after DATA; without an enhanced status, a rejection there concerns the e-mail. */
function isAddressRejected(
  status: number,
  enhancedStatus: string | undefined,
  command: string | undefined,
): boolean {
  if (command === 'RCPT TO' && (!enhancedStatus || enhancedStatus === '5.0.0'))
    return [550, 551, 553].includes(status);
  return (
    (command === 'RCPT TO' || command === 'DATA') &&
    enhancedStatus !== undefined &&
    ADDRESS_ERROR_STATUS.test(enhancedStatus)
  );
}

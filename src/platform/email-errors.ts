/**
 * Why a mail did not leave, in four sorts. The messages hold numbers only: what a mail server says may quote the
 * address, and these words end in logs and job rows.
 */

/** The address takes no mail, for good: trying again does not help. */
export class EmailBounced extends Error {}

/** Not now: a busy server, a full mailbox, a line that broke before the mail was handed over. Try again. */
export class EmailDeferred extends Error {
  /** it is this mailbox that does not take it, rather than the server or the line */
  readonly byMailbox: boolean;

  constructor(message: string, byMailbox = false) {
    super(message);
    this.byMailbox = byMailbox;
  }
}

/** We are turned away for good (policy, password, sender), not the member: an operator mends it, then it is tried again. */
export class SenderRejected extends Error {}

/** The mail was handed over whole, and then the line broke: it may have arrived. One more try under its Message-ID. */
export class DeliveryUncertain extends Error {}

export type EmailError = EmailBounced | EmailDeferred | SenderRejected | DeliveryUncertain;

type SmtpError = {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
};

/** `handedOver`: whether the last byte of the mail had been read for sending when it went wrong. */
export function classifySmtpError(error: unknown, handedOver: boolean): EmailError {
  const told = error as SmtpError;
  const { responseCode: status, command } = told;
  if (!status) return classifyWithoutReply(told, handedOver);
  const detail = getEnhancedStatus(told);
  const said = `The mail server said ${[status, detail].filter(Boolean).join(' ')} to ${command ?? 'us'}.`;
  if (status < 500) return new EmailDeferred(said, command === 'RCPT TO');
  if (isMailboxFull(status, detail)) return new EmailDeferred(said, true);
  return isAboutAddress(status, detail, command) ? new EmailBounced(said) : new SenderRejected(said);
}

function classifyWithoutReply(
  { code = 'no code', command, message }: SmtpError,
  handedOver: boolean,
): EmailError {
  // Our own side would not even write such an address on the envelope.
  if (code === 'EENVELOPE' && command === 'API')
    return message?.startsWith('Invalid sender')
      ? new SenderRejected('The address we send from is none.')
      : new EmailBounced('The address is none.');
  if (SENDER_ERROR_CODES.has(code)) return new SenderRejected(`The mail could not be sent by us (${code}).`);
  return handedOver
    ? new DeliveryUncertain(`The line broke after the mail was handed over (${code}).`)
    : new EmailDeferred(`The mail server did not answer (${code}).`);
}

/** Settings and the mail itself; everything else without an answer is the line. */
const SENDER_ERROR_CODES = new Set([
  'EAUTH',
  'ENOAUTH',
  'ETLS',
  'EREQUIRETLS',
  'ECONFIG',
  'EMESSAGE',
  'ESTREAM',
]);

/** The enhanced status (RFC 3463) behind the reply's three digits: "5.1.1". */
const getEnhancedStatus = ({ response = '' }: SmtpError) =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** A mailbox is emptied sooner or later. 5.2.3 and 5.3.4 are about the mail's size, which stays. */
const isMailboxFull = (status: number, detail: string | undefined) =>
  detail === '5.2.2' || (status === 552 && detail === undefined);

/** Nobody there, mailbox closed, no such domain. 5.1.7 and 5.1.8 speak of the sender. */
const ADDRESS_ERROR_STATUS = /^5\.(1\.(0|1|2|3|4|6|10)|2\.[01]|4\.[14])$/;

/** Some servers look for the mailbox only when they have the mail; without a detail that late, it is the mail. */
function isAboutAddress(status: number, detail: string | undefined, command: string | undefined): boolean {
  if (command === 'RCPT TO' && (!detail || detail === '5.0.0')) return [550, 551, 553].includes(status);
  return (
    (command === 'RCPT TO' || command === 'DATA') && detail !== undefined && ADDRESS_ERROR_STATUS.test(detail)
  );
}

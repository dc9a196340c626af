/** The reason that support gives for a change. The ledger is append-only, so a reason cannot be erased. */

export const REASON_HELP = 'stored in the ledger forever: no names, addresses or telephone numbers';

const MAX_REASON_LENGTH = 200;
/** An @, or at least seven digits, with or without spaces and hyphens. */
const LIKELY_PERSONAL_DATA = /@|\d[\d\s-]{6,}/;

/** Order numbers, numbers of contact messages, and days look like telephone numbers: they are removed before the check. */
const OWN_NUMBERS_AND_DAYS = /\bL[GT]-\d{4}-[0-9A-Z]{6}\b|\b20\d\d-\d\d-\d\d\b/g;

/**
 * @param subject what the message calls the text: the ledger keeps a note as it keeps a reason
 * @returns why a reason is rejected: too long, or likely to contain personal data
 */
export function findReasonIssue(reason: string, subject = '--reason'): string | undefined {
  const { length } = reason.trim();
  if (length === 0 || length > MAX_REASON_LENGTH)
    return `${subject} expects 1 to ${MAX_REASON_LENGTH} characters.`;
  if (LIKELY_PERSONAL_DATA.test(reason.replaceAll(OWN_NUMBERS_AND_DAYS, '')))
    return `${subject} must not contain an e-mail address or a telephone number: the ledger keeps it forever.`;
  return undefined;
}

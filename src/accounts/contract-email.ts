/** The e-mail addresses that accounts and the newsletter accept. */

/** Printable ASCII only: letters of other scripts can imitate Latin ones, and one address would pass for another. */
const EMAIL = /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/;
/** RFC 5321. Checked before the pattern, which is slow on long text. */
const MAX_EMAIL_LENGTH = 254;

export const INVALID_EMAIL = 'Please enter a valid email address.';

export const isEmailAddress = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);

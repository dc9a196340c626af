/** Room for a full name, but not for a message. */
const MAX_PLAIN_NAME_LENGTH = 40;

/**
 * Whether a name may appear in an e-mail to an address that nobody has verified. Anybody can enter a stranger's address
 * together with a text of their choice, so links, numbers and long texts are left out.
 */
export const isPlainName = (name: string): boolean =>
  name.length <= MAX_PLAIN_NAME_LENGTH && PLAIN_NAME.test(name.normalize('NFC')) && !DOMAIN.test(name);

/** Letters of any script, with spaces, hyphens, apostrophes and the dots of initials. */
const PLAIN_NAME = /^[\p{L}\p{M}\p{Join_Control} .'’-]+$/u;
/** A dot with letters on both sides, except after a single letter: "a.b" of initials is a name, "lagna.in" is not. */
const DOMAIN = /\p{L}{2,}\.\p{L}/u;

/** What an event says, fit for a terminal: nothing in it moves the cursor, colours, or turns writing around. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** One line, without them. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '');

/** The same value to whoever parses it: they stand as escapes. `indent` as for JSON.stringify. */
export const printableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(UNPRINTABLE, (sign) => (sign === '\n' ? sign : escaped(sign)));

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * These characters are removed from stored text, so that it cannot move the cursor, change colours or reverse the writing
 * direction.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export const stripControlCharacters = (text: string): string => text.replace(CONTROL_CHARACTERS, '');

/** Formats a value as JSON with control characters escaped. `indent` as in JSON.stringify. */
export const toTerminalJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(CONTROL_CHARACTERS, (character) =>
    character === '\n' ? character : escapeCharacter(character),
  );

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

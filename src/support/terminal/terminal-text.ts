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

/** A style of styles.ts. */
const STYLE = /\u001b\[\d+m/g;
const RESET = '\u001b[0m';

/** Removes everything that could steer the terminal. `isColored`: styles are kept, and end with the line. */
export function toTerminalLine(line: string, { isColored }: { isColored: boolean }): string {
  if (!isColored) return stripControlCharacters(line.replace(STYLE, ''));
  const styles = line.match(STYLE) ?? [];
  const parts = line.split(STYLE).map(stripControlCharacters);
  return parts.map((part, index) => part + (styles[index] ?? '')).join('') + (styles.length > 0 ? RESET : '');
}

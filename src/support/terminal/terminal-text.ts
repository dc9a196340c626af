import { STYLE, toStyle } from './styles.ts';

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

const RESET = '\u001b[0m';

/** Removes everything that could steer the terminal. `isColored`: styles are kept, and end with the line. */
export function toTerminalLine(line: string, { isColored }: { isColored: boolean }): string {
  if (!isColored) return replaceStyles(line, () => '');
  return replaceStyles(line, (code) => `\u001b[${code}m`) + (line.search(STYLE) < 0 ? '' : RESET);
}

/** Removes control characters except styles: then the width of a text is that of what is printed. */
export const stripExceptStyles = (text: string): string => replaceStyles(text, toStyle);

/** Replaces each style by its code, and removes control characters between them. */
const replaceStyles = (text: string, replace: (code: string) => string): string =>
  text
    .split(STYLE)
    // The codes of the group are between the parts of the text.
    .map((part, index) => (index % 2 === 0 ? stripControlCharacters(part) : replace(part)))
    .join('');

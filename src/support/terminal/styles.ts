import { randomInt } from 'node:crypto';
import { inspect } from 'node:util';

type StyleName = 'bold' | 'dim' | 'red' | 'yellow' | 'green';
export type Styles = Record<StyleName, (text: string) => string>;

/**
 * A parameter of the escape sequences of this process. Stored text cannot know it, so it cannot set colours or conceal what
 * follows. It is removed when a line is printed. Groups of four digits: `string-width` takes longer ones for text.
 */
const KEY = Array.from({ length: 3 }, () => randomInt(1000, 10_000)).join(';');

/** A style of this process; the group is its code. */
export const STYLE = new RegExp(`\\u001b\\[${KEY};(\\d+)m`);

export const toStyle = (code: number | string): string => `\u001b[${KEY};${code}m`;

/** Colours only underline what the words already say. Without colours every style returns its text. */
export function createStyles(isColored: boolean): Styles {
  const createStyle = (name: StyleName) => {
    const [on, off] = inspect.colors[name]!.map(toStyle);
    return (text: string) => (isColored ? `${on}${text}${off}` : text);
  };
  return {
    bold: createStyle('bold'),
    dim: createStyle('dim'),
    red: createStyle('red'),
    yellow: createStyle('yellow'),
    green: createStyle('green'),
  };
}

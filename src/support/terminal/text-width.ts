import { createRequire } from 'node:module';
import type stringWidth from 'string-width';
import { STYLE } from './styles.ts';

/** ASCII, Latin letters with accents, and the signs of the CLI itself, such as ₹ and the blocks of a bar: one column each. */
const ONE_COLUMN_EACH = /^[ -~À-ÖØ-öø-ɏ–—‘’“”…·×→₹█▉▊▋▌▍▎▏░✓✗]*$/;

export const hasOneColumnEach = (text: string): boolean => ONE_COLUMN_EACH.test(text);

const STYLES = new RegExp(STYLE, 'g');

/** @returns the columns that a terminal needs for a text. A style needs none. */
export function measureWidth(text: string): number {
  const plain = text.replace(STYLES, '');
  return hasOneColumnEach(plain) ? plain.length : loadStringWidth()(plain);
}

let loadedStringWidth: typeof stringWidth | undefined;

/** Loaded at the first text in another script: its segmenter takes 30 ms, a tenth of the time of a command. */
const loadStringWidth = (): typeof stringWidth =>
  (loadedStringWidth ??= (createRequire(import.meta.url)('string-width') as { default: typeof stringWidth })
    .default);

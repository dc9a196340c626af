/**
 * Hashes a text with FNV-1a over its UTF-16 code units, then mixes the bits, so that the low bits also depend on every
 * letter. A change of a constant changes the results of all visitors.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Picks a number from 0 to `count` - 1.
 * @param purpose makes two picks from the same details independent
 */
export const pick = (count: number, purpose: string, ...details: string[]): number =>
  hash([purpose, ...details].join('\n')) % count;

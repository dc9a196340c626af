/**
 * One number for one text, for picks that are playful but do not change: FNV-1a over the UTF-16 units, then mixed so that
 * the low bits, too, depend on every letter. Changing a constant here changes everybody's answers.
 */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** From 0 to `count` - 1. `what` keeps two picks from the same details apart. */
export const pick = (count: number, what: string, ...details: string[]): number =>
  hash([what, ...details].join('\n')) % count;

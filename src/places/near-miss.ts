/**
 * Near misses of names. Most pairs are told apart by a glance at which letters they have, in one machine word;
 * only the few that remain are compared letter by letter.
 */

/** A bit for every letter a name has. */
export function lettersOf(name: string): number {
  let bits = 0;
  for (let index = 0; index < name.length; index += 1) bits |= 1 << (name.charCodeAt(index) & 31);
  return bits;
}

/** One edit changes at most two of those bits. Never false for names within `edits`. */
export const mayBeWithin = (a: number, b: number, edits: number) => ones(a ^ b) <= 2 * edits;

/** How many bits are set (Warren, Hacker's Delight, 5-1). */
function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Whether `a` becomes `b` by at most `most` edits: a letter more, less, another, or two neighbours swapped (Damerau 1964). */
export function withinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, before[j - 2]! + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return false;
    before = last;
    last = row;
  }
  return last[b.length]! <= most;
}

/** A name or a town as it counts: case, stray spaces and ways of encoding an accent make no difference. */
export const normalizeName = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Two names as one text, whichever is written first: two people have one score, not two. */
export const createPairKey = (one: string, other: string): string =>
  [normalizeName(one), normalizeName(other)].sort().join('\n');

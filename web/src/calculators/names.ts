/** Normalizes a name or a town: case, extra spaces and the encoding of accents make no difference. */
export const normalizeName = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Joins two names to a key that is the same in both orders, so that two people have one score. */
export const createPairKey = (firstName: string, secondName: string): string =>
  [normalizeName(firstName), normalizeName(secondName)].sort().join('\n');

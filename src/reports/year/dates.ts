/** The later and the earlier of two ISO instants. */
export const getLaterInstant = (one: string, other: string): string =>
  Date.parse(one) > Date.parse(other) ? one : other;
export const getEarlierInstant = (one: string, other: string): string =>
  Date.parse(one) < Date.parse(other) ? one : other;

/** The later and the earlier of two ISO instants. */
export const later = (one: string, other: string): string =>
  Date.parse(one) > Date.parse(other) ? one : other;
export const earlier = (one: string, other: string): string =>
  Date.parse(one) < Date.parse(other) ? one : other;

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** @param n 1 to 12: "first" to "twelfth" */
export const formatOrdinal = (n: number): string => ORDINALS[n - 1]!;

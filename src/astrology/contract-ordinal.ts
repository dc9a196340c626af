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

/** 1 to 12: "first", "second" */
export const formatOrdinal = (n: number): string => ORDINALS[n - 1]!;

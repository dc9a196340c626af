/** The texts of one age band that replace texts of childhood. The texts of a list are given by their number from 1. */
export type TextsForBand<T> = T extends string
  ? string
  : T extends (...facts: never[]) => unknown
    ? T
    : T extends readonly (infer Item)[]
      ? Readonly<Record<number, TextsForBand<Item>>>
      : { readonly [Key in keyof T]?: TextsForBand<T[Key]> };

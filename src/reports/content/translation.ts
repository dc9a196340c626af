/**
 * What a language has to provide: every text of `T` under the same name. Strings may differ; keys, numbers of list entries, and
 * parameters of functions may not.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Result
    ? (...facts: Facts) => Translation<Result>
    : T extends ReadonlySet<unknown> | ReadonlyMap<unknown, unknown> | RegExp | number | boolean | null | undefined
      ? T
      : { readonly [Key in keyof T]: Translation<T[Key]> };

/**
 * Every sentence that a report prints, in the language of the report. `content` is read while a report is written, never
 * while a module loads: a constant at the top of a file would keep the first language.
 */
import * as en from './en/index.ts';

/** The texts by folder and file: `content.timing.tenYears.bandTexts` is exported by en/timing/ten-years.ts. */
export type Content = typeof en;

/**
 * What a language has to provide: every text of `Content` under the same name. Strings may differ; keys, numbers of
 * list entries, and parameters of functions may not.
 */
export type Translation<T = Content> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Result
    ? (...facts: Facts) => Translation<Result>
    : T extends ReadonlySet<unknown> | ReadonlyMap<unknown, unknown> | RegExp | number | boolean | null | undefined
      ? T
      : { readonly [Key in keyof T]: Translation<T[Key]> };

/** A second language is a folder beside `en`, listed here so that the types check its completeness. */
const languages = { en } satisfies Record<string, Translation>;

type Language = keyof typeof languages;

export let content: Content = en;

/**
 * Runs `write` with the texts of a language. `write` must be synchronous: reports are written without waiting, so no two
 * languages are in use at once.
 */
export function writeWith<Result>(translation: Translation, write: () => Result): Result {
  const previous = content;
  // Translation widens the strings of Content; everything else is the same.
  content = translation as Content;
  try {
    return write();
  } finally {
    content = previous;
  }
}

export const getTranslation = (language: Language): Translation => languages[language];

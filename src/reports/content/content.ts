/**
 * Every sentence that a report prints, in the language of the report. `content` is read while a report is written, never
 * while a module loads: a constant at the top of a file would keep the first language.
 */
import * as en from './en/index.ts';
import { writeWithGrammar } from './grammar.ts';
import type { Translation as TranslationOf } from './translation.ts';

/** The texts by folder and file: `content.timing.tenYears.bandTexts` is exported by en/timing/ten-years.ts. */
export type Content = typeof en;

/** What a language has to provide, by default all of `Content`. */
export type Translation<T = Content> = TranslationOf<T>;

/** A second language is a folder beside `en`, listed here so that the types check its completeness. */
const languages = { en } satisfies Record<string, Translation>;

type Language = keyof typeof languages;

/** Modules that import it see the language of the report that is being written: an import follows the exported variable. */
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
    return writeWithGrammar(translation.grammar, write);
  } finally {
    content = previous;
  }
}

export const getTranslation = (language: Language): Translation => languages[language];

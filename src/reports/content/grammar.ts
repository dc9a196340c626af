/**
 * Names, numbers and dates in the language of the report. Separate from content.ts, because the dashboard and the newsletter
 * need nothing else: a process of the site then loads no text of a report.
 */
import * as en from './en/grammar/index.ts';
import type { Translation } from './translation.ts';

type Grammar = typeof en;

export let grammar: Grammar = en;

/** Runs `write` with the grammar of a language. `write` must be synchronous, as for `writeWith`. */
export function writeWithGrammar<Result>(translation: Translation<Grammar>, write: () => Result): Result {
  const previous = grammar;
  // Translation widens the strings; everything else is the same.
  grammar = translation as Grammar;
  try {
    return write();
  } finally {
    grammar = previous;
  }
}

/** A statement is a text, its reason, and the facts both rest on; the mark follows from the facts. */
import type { Statement } from '#src/reports/contract.ts';
import { factOf } from '#src/reports/facts/facts.ts';
import { markOf } from '#src/reports/facts/certainty.ts';
import type { Reading } from '#src/reports/context/report-context.ts';
import { capital } from './phrases.ts';

/** @param keys names of facts, as facts.ts and person-facts.ts know them */
export function say(
  reading: Reading,
  text: string,
  because: string,
  keys: readonly string[],
  source?: string,
): Statement {
  const facts = keys.map((key) => factOf(reading, key));
  const mark = markOf(reading, facts);
  return { ...remark(text, because, source), ...(mark ? { mark } : {}), facts };
}

/**
 * Said to every reader alike, of a school, a custom or a count: no fact of theirs chose it and none can change it, so it has neither facts nor a mark.
 */
export const remark = (text: string, because: string, source?: string): Statement => ({
  text: capital(text),
  because: sentence(because),
  ...(source ? { source } : {}),
});

export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

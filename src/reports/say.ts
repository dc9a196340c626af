/** A statement is a text, its reason, and the facts both rest on; the mark follows from the facts. */
import type { Statement } from './contract.ts';
import { factOf } from './facts.ts';
import { markOf } from './marks.ts';
import type { Reading } from './reading.ts';
import { capital } from './words.ts';

/** @param keys names of facts, as facts.ts knows them */
export function say(
  reading: Reading,
  text: string,
  because: string,
  keys: readonly string[],
  source?: string,
): Statement {
  const facts = keys.map((key) => factOf(reading.chart, reading.now, key));
  const mark = markOf(reading, facts);
  return {
    text: capital(text),
    because: sentence(because),
    ...(source ? { source } : {}),
    ...(mark ? { mark } : {}),
    facts,
  };
}

export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

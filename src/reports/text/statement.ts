/** Creates statements: a text, its reason, and the facts of both, which determine the certainty. */
import type { Statement } from '#src/reports/contract.ts';
import { createFact } from '#src/reports/facts/facts.ts';
import { evaluateCertainty } from '#src/reports/facts/certainty.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst } from './phrases.ts';

/** `keys` of the facts that the reason is based on. */
export type Reason = { because: string; keys: string[] };

/** @param keys the keys of its facts, listed in facts.ts */
export function createStatement(
  context: ReportContext,
  text: string,
  because: string,
  keys: readonly string[],
  source?: string,
): Statement {
  const facts = keys.map((key) => createFact(context, key));
  const certainty = evaluateCertainty(context, facts);
  return { ...createGeneralStatement(text, because, source), ...(certainty ? { certainty } : {}), facts };
}

/** A statement that is the same for every reader, so it has no facts and no certainty. */
export const createGeneralStatement = (text: string, because: string, source?: string): Statement => ({
  text: toUppercaseFirst(text),
  because: toSentence(because),
  ...(source ? { source } : {}),
});

export const toSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

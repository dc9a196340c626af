/** Creates statements: a text, its reason, and the facts of both, which determine the certainty. */
import { content } from '#src/reports/content/content.ts';
import type { Statement } from '#src/reports/contract.ts';
import { createFact } from '#src/reports/facts/facts.ts';
import { isFactReader, type FactKey } from '#src/reports/facts/derived-facts.ts';
import { evaluateCertainty } from '#src/reports/facts/certainty.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { introduceSentence, toUppercaseFirst } from './phrases.ts';

/** `keys` of the facts that the reason is based on. */
export type Reason = { because: string; keys: string[] };

/**
 * @param keys of every fact that decides the text and its reason, also those that the reason does not name: the certainty
 * promises that both stay the same as long as these facts do
 */
export function createStatement<C extends ReportContext>(
  context: C,
  text: string,
  because: string,
  keys: readonly FactKey<C>[],
  source?: string,
): Statement {
  const facts = keys.filter((key) => typeof key === 'string').map((key) => createFact(context, key));
  const certainty = evaluateCertainty(context, facts, keys.filter(isFactReader<C>));
  return { ...createGeneralStatement(text, because, source), ...(certainty ? { certainty } : {}), facts };
}

/** A statement that is the same for every reader, so it has no facts and no certainty. */
export const createGeneralStatement = (text: string, because: string, source?: string): Statement => ({
  text: toUppercaseFirst(text),
  because: toSentence(because),
  ...(source ? { source } : {}),
});

/** For a birth day whose time is unknown. @param hours “before 12:30 am”; empty for a text of the whole day */
export const introduceHours = (statement: Statement, hours: string): Statement =>
  hours
    ? { ...statement, text: introduceSentence(content.moon.twoMoonSignsTexts.born(hours), statement.text) }
    : statement;

/** With a full stop, if it has none. */
export const toSentence = (text: string): string => content.grammar.toSentence(text);

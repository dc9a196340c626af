/** Statements on houses that are counted from the Moon or the Sun. */
import { content } from '#src/reports/content/content.ts';
import type { ContextWithHouses, HouseOrigin } from '#src/reports/context/counted-houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { addOrigin } from '#src/reports/facts/facts.ts';
import { formatGraha, getSignName, toLowercaseFirst } from './phrases.ts';

/** The reason says from where the houses are counted, and so do the facts. */
export const markOrigin = (
  { chart }: ContextWithHouses,
  origin: HouseOrigin,
  statement: Statement,
): Statement => ({
  ...statement,
  because: content.lagna.countedReason(
    formatGraha(origin),
    getSignName(chart.grahas[origin].sign),
    toLowercaseFirst(statement.because),
  ),
  ...(statement.facts ? { facts: statement.facts.map((fact) => addOrigin(origin, fact)) } : {}),
});

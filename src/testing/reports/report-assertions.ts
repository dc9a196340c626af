/** What holds for every copy of every report, asked of one copy at a time: each answer names what is amiss. */
import type { ReportDocument, Statement } from '#src/reports/contract.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportInput } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { isFactNamed } from './reason-facts.ts';
import { listSentences, listStatements } from './printed-text.ts';

export type Written = { input: ReportInput; document: ReportDocument };

export const write = (input: ReportInput): Written => ({ input, document: writeReport(input) });

export function listRepeatedSentences({ input: { birth }, document }: Written): string[] {
  const met = new Set<string>();
  return listSentences(document)
    .filter((sentence) => met.has(sentence) || !met.add(sentence))
    .map((sentence) => `${birth.name}, ${birth.timeKind}: ${sentence}`);
}

export function listUntrueFacts({ input, document }: Written): string[] {
  const context = createContext(input);
  return listStatements(document)
    .flatMap(({ facts = [] }) => facts)
    .filter((fact) => !isFactTrue(fact, context));
}

/** Reasons that do not speak of what they rest on. */
export const listVagueReasons = ({ document }: Written): Statement[] =>
  listStatements(document).filter(
    ({ because, facts = [] }) => !facts.every((fact) => isFactNamed(because, fact)),
  );

export const isBroken = ({ document }: Written): boolean =>
  /undefined|NaN|\[object|""|\.\.|,,|\s\s/.test(JSON.stringify(document.pages));

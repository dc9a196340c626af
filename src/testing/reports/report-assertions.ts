/** Checks that every report must pass. Each returns the errors of one report. */
import type { ReportDocument, Statement } from '#src/reports/contract.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportInput } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { isFactNamed } from './reason-facts.ts';
import { listSentences, listStatements } from './printed-text.ts';

export type WrittenReport = { input: ReportInput; document: ReportDocument };

export const writeReportOf = (input: ReportInput): WrittenReport => ({ input, document: writeReport(input) });

export function listRepeatedSentences({ input: { birth }, document }: WrittenReport): string[] {
  const earlierSentences = new Set<string>();
  return listSentences(document)
    .filter((sentence) => {
      const isRepeated = earlierSentences.has(sentence);
      earlierSentences.add(sentence);
      return isRepeated;
    })
    .map((sentence) => `${birth.name}, ${birth.timeKind}: ${sentence}`);
}

export function listUntrueFacts({ input, document }: WrittenReport): string[] {
  const context = createContext(input);
  return listStatements(document)
    .flatMap(({ facts = [] }) => facts)
    .filter((fact) => !isFactTrue(fact, context));
}

/** Statements whose reason does not name all of its facts. */
export const listVagueReasons = ({ document }: WrittenReport): Statement[] =>
  listStatements(document).filter(
    ({ because, facts = [] }) => !facts.every((fact) => isFactNamed(because, fact, facts)),
  );

/** Whether a page contains an undefined value, an empty text, or doubled punctuation or white space. */
export const isBroken = ({ document }: WrittenReport): boolean =>
  /undefined|NaN|\[object|""|\.\.|,,|\s\s/.test(JSON.stringify(document.pages));

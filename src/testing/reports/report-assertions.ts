/** Checks that every report must pass. Each returns the errors of one report. */
import type { ReportDocument, Statement } from '#src/reports/contract.ts';
import { PARTNER_PREFIX } from '#src/reports/chapters/match/match-statement.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportContext, type ReportInput } from '#src/reports/context/report-context.ts';
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
    .filter((fact) => !isTrueOfPerson(fact, context));
}

/** Facts of the second person of a match have a prefix. */
function isTrueOfPerson(fact: string, context: ReportContext): boolean {
  if (!fact.startsWith(PARTNER_PREFIX)) return isFactTrue(fact, context);
  return isFactTrue(fact.slice(PARTNER_PREFIX.length), context.partner!.context);
}

/** Statements whose reason does not name all of its facts, and does not refer to an earlier answer that names them. */
export const listVagueReasons = ({ document }: WrittenReport): Statement[] =>
  listStatements(document).filter(
    ({ because, facts = [] }) =>
      !because.startsWith('the same facts count as for “') &&
      !facts.every((fact) => isFactNamed(because, fact, facts)),
  );

/** Whether a page contains an undefined value, an empty text, or doubled punctuation or white space. */
export const isBroken = ({ document }: WrittenReport): boolean =>
  /undefined|NaN|\[object|""|\.\.|,,|\s\s/.test(JSON.stringify(document.pages));

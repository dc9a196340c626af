/** What may be asked of a document: whether it says something, or rests something on a fact. */
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';

export type Test = (document: ReportDocument) => boolean;
export type ForbiddenPair = { name: string; one: Test; other: Test };

export const findSummary = ({ pages }: ReportDocument) => pages.find((page) => page.kind === 'summary');
export const findPage = ({ pages }: ReportDocument, id: string): Page | undefined =>
  pages.find((page) => page.id === id);

/** Every pair asks the same documents. */
function memoize<Answer>(ask: (document: ReportDocument) => Answer): (document: ReportDocument) => Answer {
  const answers = new WeakMap<ReportDocument, Answer>();
  return (document) => {
    const known = answers.get(document);
    if (known !== undefined) return known;
    const answer = ask(document);
    answers.set(document, answer);
    return answer;
  };
}

const stringsOf = memoize((document) => listPrintedStrings(document.pages));

/** Whether any of the texts, or a match of a pattern, is printed anywhere. */
export const hasStatement =
  (...texts: readonly (string | RegExp)[]): Test =>
  (document) =>
    stringsOf(document).some((printed) =>
      texts.some((text) => (typeof text === 'string' ? printed.includes(text) : text.test(printed))),
    );

export const combineAnd =
  (...tests: readonly Test[]): Test =>
  (document) =>
    tests.every((test) => test(document));
export const negate =
  (test: Test): Test =>
  (document) =>
    !test(document);

const factsOf = memoize((document): string[] => listStatements(document).flatMap(({ facts = [] }) => facts));
export const hasFact =
  (pattern: RegExp): Test =>
  (document) =>
    factsOf(document).some((fact) => pattern.test(fact));

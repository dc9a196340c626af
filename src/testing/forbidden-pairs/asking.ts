/** What may be asked of a document: whether it says something, or rests something on a fact. */
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { printedStrings, statementsOf } from '#src/testing/printed-text.ts';

export type Test = (document: ReportDocument) => boolean;
export type ForbiddenPair = { name: string; one: Test; other: Test };

export const minuteOf = ({ pages }: ReportDocument) => pages.find((page) => page.kind === 'summary');
export const pageOf = ({ pages }: ReportDocument, id: string): Page | undefined =>
  pages.find((page) => page.id === id);

/** Every pair asks the same documents. */
function once<Answer>(ask: (document: ReportDocument) => Answer): (document: ReportDocument) => Answer {
  const answers = new WeakMap<ReportDocument, Answer>();
  return (document) => {
    const known = answers.get(document);
    if (known !== undefined) return known;
    const answer = ask(document);
    answers.set(document, answer);
    return answer;
  };
}

const stringsOf = once((document) => printedStrings(document.pages));

/** Whether any of the texts, or a match of a pattern, is printed anywhere. */
export const says =
  (...texts: readonly (string | RegExp)[]): Test =>
  (document) =>
    stringsOf(document).some((printed) =>
      texts.some((text) => (typeof text === 'string' ? printed.includes(text) : text.test(printed))),
    );

export const both =
  (...tests: readonly Test[]): Test =>
  (document) =>
    tests.every((test) => test(document));
export const not =
  (test: Test): Test =>
  (document) =>
    !test(document);

const factsOf = once((document): string[] => statementsOf(document).flatMap(({ facts = [] }) => facts));
export const hasFact =
  (pattern: RegExp): Test =>
  (document) =>
    factsOf(document).some((fact) => pattern.test(fact));

/** Tests of a document: whether it prints a text, or bases a statement on a fact. */
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';

export type DocumentTest = (document: ReportDocument) => boolean;
export type ForbiddenPair = { name: string; hasFirst: DocumentTest; hasSecond: DocumentTest };

export const findSummary = ({ pages }: ReportDocument) => pages.find((page) => page.kind === 'summary');
export const findPage = ({ pages }: ReportDocument, id: string): Page | undefined =>
  pages.find((page) => page.id === id);

/** Memoized, because every pair tests the same documents. */
function memoize<Answer>(
  compute: (document: ReportDocument) => Answer,
): (document: ReportDocument) => Answer {
  const results = new WeakMap<ReportDocument, Answer>();
  return (document) => {
    const cachedResult = results.get(document);
    if (cachedResult !== undefined) return cachedResult;
    const result = compute(document);
    results.set(document, result);
    return result;
  };
}

const getPrintedStrings = memoize((document) => listPrintedStrings(document.pages));

/** In one string, which is searched ten times as fast as a list. No text contains a line break. */
const getPrintedText = memoize((document) => getPrintedStrings(document).join('\n'));

/** Whether any of the texts, or a match of a pattern within one string, is printed anywhere. */
export const hasStatement = (...texts: readonly (string | RegExp)[]): DocumentTest => {
  const plainTexts = texts.filter((text) => typeof text === 'string');
  const patterns = texts.filter((text) => typeof text !== 'string');
  return (document) =>
    plainTexts.some((text) => getPrintedText(document).includes(text)) ||
    (patterns.length > 0 &&
      getPrintedStrings(document).some((printed) => patterns.some((pattern) => pattern.test(printed))));
};

export const combineAnd =
  (...tests: readonly DocumentTest[]): DocumentTest =>
  (document) =>
    tests.every((test) => test(document));
export const negate =
  (test: DocumentTest): DocumentTest =>
  (document) =>
    !test(document);

const getFacts = memoize((document): string[] => listStatements(document).flatMap(({ facts = [] }) => facts));
export const hasFact =
  (pattern: RegExp): DocumentTest =>
  (document) =>
    getFacts(document).some((fact) => pattern.test(fact));

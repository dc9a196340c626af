/** Finds the pages and statements of a sample document by the choices of `sample-choices.ts`. */
import type { Page, ReportDocument, Statement } from '#src/reports/contract.ts';
import type { StatementChoice } from './sample-choices.ts';

/** Thrown with one sentence for the developer whose change removed what the site shows. */
export const createMissingSampleError = (report: string, missing: string): Error =>
  new Error(`The sample of ${report} has no ${missing}: choose another in src/delivery/sample-choices.ts.`);

/** @throws Error if the document has no such page */
export function findPage({ product, pages }: ReportDocument, id: string): Page {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) throw createMissingSampleError(product.key, `page "${id}"`);
  return page;
}

export type TitledStatement = { part?: string; title?: string; statement: Statement };

/** @throws Error if the page has no such statement */
export function findStatement(
  document: ReportDocument,
  { page, part, fact }: StatementChoice & { page: string },
): TitledStatement {
  const found = listStatements(findPage(document, page)).find(
    (candidate) => candidate.part === part && candidate.statement.facts?.includes(fact),
  );
  if (!found) {
    const place = part === undefined ? `page "${page}"` : `part "${part}" of the page "${page}"`;
    throw createMissingSampleError(document.product.key, `statement about ${fact} in the ${place}`);
  }
  return found;
}

function listStatements(page: Page): TitledStatement[] {
  switch (page.kind) {
    case 'essay':
      return page.parts.flatMap(({ id, title, statements }) =>
        statements.map((statement) => ({ part: id, title, statement })),
      );
    case 'house':
      return page.statements;
    case 'answers':
      return page.answers.map(({ question, answer }) => ({ title: question, statement: answer }));
    case 'table':
      return page.statements.map((statement) => ({ statement }));
    case 'additionalCharts':
      return page.charts.flatMap(({ statements }) => statements.map((statement) => ({ statement })));
    default:
      return [];
  }
}

/** The text up to the first full stop, question or exclamation mark that ends a sentence. */
export const takeFirstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;

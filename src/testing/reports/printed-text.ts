/** A report as its reader meets it: every printed string, every statement, every sentence. */
import type { Page, ReportDocument, Statement } from '#src/reports/contract.ts';

const NOT_PRINTED = new Set([
  'facts',
  'id',
  'kind',
  'sensitivity',
  'highlightedHouses',
  'level',
  'now',
  'current',
  'lord',
  'mahaLord',
  'date',
  'number',
  'runningTitle',
  'devanagari',
]);

/** Every printed string of the pages, except table cells and marks, whose repetition means something. */
export function listPrintedStrings(pages: readonly Page[]): string[] {
  return pages.flatMap((page) => listStrings(page));
}

function listStrings(value: unknown, key = ''): string[] {
  if (NOT_PRINTED.has(key) && !(key === 'now' && typeof value === 'object')) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => listStrings(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => listStrings(inner, name));
}

export function listStatements({ pages }: Pick<ReportDocument, 'pages'>): Statement[] {
  return pages.flatMap((page) => {
    if (page.kind === 'summary') return [page.lead, ...page.strengths, ...page.cautions];
    if (page.kind === 'additionalCharts') return page.charts.flatMap(({ statements }) => statements);
    if (page.kind === 'essay') return page.parts.flatMap(({ statements }) => statements);
    return page.kind === 'periods' || page.kind === 'table' ? page.statements : [];
  });
}

/** Reasons that stand beside no statement: of a chapter’s opening words, of a remedy, of a sub-period in the table. */
export function listOtherReasons({ pages }: Pick<ReportDocument, 'pages'>): string[] {
  return pages.flatMap((page) => {
    if (page.kind === 'essay') return [page.leadBecause];
    if (page.kind === 'remedies') return page.remedies.map(({ because }) => because);
    return page.kind === 'periods' ? page.antar.rows.map(({ because }) => because) : [];
  });
}

/** Reasons and texts of a document, cut into sentences: what nobody wants to read twice. */
export function listSentences(document: ReportDocument): string[] {
  const reasons = new Set(['because', 'leadBecause']);
  const textKeys = new Set([
    'text',
    'timeRange',
    'lead',
    'intro',
    'pullQuote',
    'caption',
    'correctionNote',
    'meaning',
    'summary',
    'note',
    'captions',
    'birth',
    'moon',
    'navamsa',
    'others',
  ]);
  const found: string[] = [];
  walk(document.pages, (key, value) => {
    if (reasons.has(key)) found.push(value);
    else if (textKeys.has(key)) found.push(...splitSentences(value));
  });
  return found;
}

/** A full stop, question or exclamation mark ends a sentence; so does a closing quotation mark after one. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.?!]”?)\s+(?=[“A-Z0-9])/u).map((sentence) => sentence.trim());

const NOT_SENTENCES = new Set(['certainty', 'facts', 'tables', 'lanes', 'labels', 'bars', 'panels']);

function walk(value: unknown, visit: (key: string, text: string) => void, key = ''): void {
  if (NOT_SENTENCES.has(key)) return;
  if (typeof value === 'string') return visit(key, value);
  if (Array.isArray(value)) return value.forEach((item) => walk(item, visit, key));
  if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) walk(inner, visit, name);
  }
}

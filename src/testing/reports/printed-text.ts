/** Lists the printed strings, statements and sentences of a report. */
import type { Page, ReportDocument, Statement } from '#src/reports/contract.ts';

const NOT_PRINTED = new Set([
  'facts',
  'id',
  'kind',
  'sensitivity',
  'highlightedHouses',
  'origin',
  'level',
  'tone',
  'framedGrahas',
  'now',
  'isCurrent',
  'lord',
  'mahaLord',
  'date',
  'chapterNumber',
  'runningTitle',
  'generalTitle',
  'devanagari',
  'hindiTitle',
  'url',
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

/** Every string within a text or a set of texts, at any depth. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(collectStrings) : [];
}

export function listStatements({ pages }: Pick<ReportDocument, 'pages'>): Statement[] {
  return pages.flatMap((page) => {
    if (page.kind === 'summary') return [page.lead, ...page.strengths, ...page.cautions];
    if (page.kind === 'additionalCharts') return page.charts.flatMap(({ statements }) => statements);
    if (page.kind === 'essay') return page.parts.flatMap(({ statements }) => statements);
    if (page.kind === 'answers') return page.answers.map(({ answer }) => answer);
    if (page.kind === 'subPeriods') return page.periods.map(({ headline }) => headline);
    if (page.kind === 'house') return page.statements.map(({ statement }) => statement);
    if (page.kind === 'furtherReading') return page.items.map(({ statement }) => statement);
    if (page.kind === 'verdicts')
      return page.verdicts.flatMap(({ statement, notes }) => [statement, ...notes]);
    if (page.kind === 'month') return [page.lead, ...page.statements];
    return 'statements' in page ? page.statements : [];
  });
}

/** Reasons outside of statements: of a chapter’s introduction, a remedy, or an antardasha in the table. */
export function listOtherReasons({ pages }: Pick<ReportDocument, 'pages'>): string[] {
  return pages.flatMap((page) => {
    if (page.kind === 'essay') return [page.leadBecause];
    if (page.kind === 'remedies') return page.remedies.map(({ because }) => because);
    return page.kind === 'periods' ? page.antar.rows.map(({ because }) => because) : [];
  });
}

/** Reasons and sentences of a document, none of which may be repeated. */
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
    'otherStyles',
  ]);
  const sentences: string[] = [];
  visitStrings(document.pages, (key, value) => {
    if (reasons.has(key)) sentences.push(value);
    else if (textKeys.has(key)) sentences.push(...splitPrintedSentences(value));
  });
  return sentences;
}

/** A full stop, question or exclamation mark ends a sentence; so does a closing quotation mark after one. */
export const splitPrintedSentences = (text: string): string[] =>
  text.split(/(?<=[.?!]”?)\s+(?=[“A-Z0-9])/u).map((sentence) => sentence.trim());

const NOT_SENTENCES = new Set([
  'certainty',
  'facts',
  'tables',
  'lanes',
  'lowerBands',
  'labels',
  'bars',
  'groups',
  'purposes',
]);

function visitStrings(value: unknown, visit: (key: string, text: string) => void, key = ''): void {
  if (NOT_SENTENCES.has(key)) return;
  if (typeof value === 'string') return visit(key, value);
  if (Array.isArray(value)) return value.forEach((item) => visitStrings(item, visit, key));
  if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) visitStrings(inner, visit, name);
  }
}

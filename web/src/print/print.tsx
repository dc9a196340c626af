/** A report document becomes one HTML string: style, fonts and drawings inside, no script, nothing to fetch. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportDocument } from '#src/reports/contract.ts';
import chartsCss from '#web/charts/charts.css?inline';
import figuresCss from './figures.css?inline';
import fontsCss from './fonts.css?inline';
import chapterPagesCss from './chapter-pages.css?inline';
import frontPagesCss from './front-pages.css?inline';
import sheetCss from './sheet.css?inline';
import statementsCss from './statements.css?inline';
import tightCss from './tight.css?inline';
import { fitChapters } from './fit.ts';
import { pageRules } from './page-names.ts';
import { Report } from './Report.tsx';

const SHEET = [
  fontsCss,
  sheetCss,
  statementsCss,
  chartsCss,
  frontPagesCss,
  chapterPagesCss,
  figuresCss,
  tightCss,
].join('\n');

/**
 * `fit` is to be evaluated in the page before it is printed: it sets tighter what runs over its sheet by a little.
 * @param pages printed page number of each anchor, known after a first print; numbers stay blank without it
 */
export function renderReport(
  doc: ReportDocument,
  pages: Record<string, number> = {},
): { html: string; fit: string } {
  const markup = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{`${doc.product.name} of ${doc.birth.name}`}</title>
        <meta name="author" content="Lagna" />
        <style dangerouslySetInnerHTML={{ __html: `${SHEET}\n${pageRules(doc)}` }} />
      </head>
      <body className="on-print">
        <Report doc={doc} pages={pages} />
      </body>
    </html>,
  );
  return { html: `<!doctype html>${markup}`, fit: `(${fitChapters.toString()})()` };
}

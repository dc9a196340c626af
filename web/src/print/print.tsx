/** A report document becomes one HTML string: style, fonts and drawings inside, no script, nothing to fetch. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportDocument } from '#src/reports/contract.ts';
import chartsCss from '#web/charts/charts.css?inline';
import figuresCss from './styles/figures.css?inline';
import fontsCss from './styles/fonts.css?inline';
import essayPageCss from './styles/essay-page.css?inline';
import coverCss from './styles/cover.css?inline';
import frontPagesCss from './styles/front-pages.css?inline';
import methodPageCss from './styles/method-page.css?inline';
import minutePageCss from './styles/summary-page.css?inline';
import moreChartsCss from './styles/more-charts.css?inline';
import openerCss from './styles/chapter-opener.css?inline';
import periodsPageCss from './styles/periods-page.css?inline';
import remediesPageCss from './styles/remedies-page.css?inline';
import sheetCss from './styles/sheet.css?inline';
import sheetsCss from './styles/sheets.css?inline';
import statementsCss from './styles/statements.css?inline';
import tablePageCss from './styles/table-page.css?inline';
import tightCss from './styles/fit-steps.css?inline';
import wordsPageCss from './styles/glossary-page.css?inline';
import { layOut, writeNumbers } from './layout/paginate.ts';
import { createPageRules } from './layout/page-names.ts';
import { Report } from './Report.tsx';
import { createScriptRules } from './scripts/script-rules.ts';

const SHEET = [
  fontsCss,
  sheetCss,
  sheetsCss,
  statementsCss,
  chartsCss,
  coverCss,
  minutePageCss,
  frontPagesCss,
  openerCss,
  essayPageCss,
  moreChartsCss,
  periodsPageCss,
  tablePageCss,
  remediesPageCss,
  methodPageCss,
  wordsPageCss,
  figuresCss,
  tightCss,
].join('\n');

/** A page to print, and what is to be evaluated in it: `layOut` before the first print, `number` before another. */
export function renderReport(doc: ReportDocument): {
  html: string;
  layOut: string;
  number: (pages: Record<string, number>) => string;
} {
  const markup = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{`${doc.product.name} of ${doc.birth.name}`}</title>
        <meta name="author" content="Lagna" />
        <style
          dangerouslySetInnerHTML={{ __html: `${SHEET}\n${createPageRules(doc)}${createScriptRules(doc)}` }}
        />
      </head>
      <body className="on-print">
        <Report doc={doc} />
      </body>
    </html>,
  );
  return {
    html: `<!doctype html>${markup}`,
    layOut: `(${layOut.toString()})()`,
    number: (pages) => `(${writeNumbers.toString()})(${JSON.stringify(pages)})`,
  };
}

/** A report document becomes one HTML string: style, fonts and drawings inside, no script, nothing to fetch. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportDocument } from '#src/reports/contract.ts';
import chartsCss from '#web/charts/charts.css?inline';
import figuresCss from './figures.css?inline';
import fontsCss from './fonts.css?inline';
import essayPageCss from './essay-page.css?inline';
import coverCss from './cover.css?inline';
import frontPagesCss from './front-pages.css?inline';
import methodPageCss from './method-page.css?inline';
import minutePageCss from './minute-page.css?inline';
import moreChartsCss from './more-charts.css?inline';
import openerCss from './opener.css?inline';
import periodsPageCss from './periods-page.css?inline';
import remediesPageCss from './remedies-page.css?inline';
import sheetCss from './sheet.css?inline';
import sheetsCss from './sheets.css?inline';
import statementsCss from './statements.css?inline';
import tablePageCss from './table-page.css?inline';
import tightCss from './tight.css?inline';
import wordsPageCss from './words-page.css?inline';
import { layOut, writeNumbers } from './lay-out.ts';
import { pageRules } from './page-names.ts';
import { Report } from './Report.tsx';
import { scriptRules } from './script-rules.ts';

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
        <style dangerouslySetInnerHTML={{ __html: `${SHEET}\n${pageRules(doc)}${scriptRules(doc)}` }} />
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

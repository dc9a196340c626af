/** Renders a report document as one HTML string with inline styles, fonts and drawings, without scripts or external resources. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportDocument } from '#src/reports/contract.ts';
import chartsCss from '#web/charts/charts.css?inline';
import figuresCss from './styles/figures.css?inline';
import fontsCss from './styles/fonts.css?inline';
import essayPageCss from './styles/essay-page.css?inline';
import coverCss from './styles/cover.css?inline';
import frontPagesCss from './styles/front-pages.css?inline';
import methodPageCss from './styles/method-page.css?inline';
import summaryPageCss from './styles/summary-page.css?inline';
import additionalChartsCss from './styles/additional-charts.css?inline';
import chapterOpenerCss from './styles/chapter-opener.css?inline';
import periodsPageCss from './styles/periods-page.css?inline';
import remediesPageCss from './styles/remedies-page.css?inline';
import sheetCss from './styles/sheet.css?inline';
import sheetsCss from './styles/sheets.css?inline';
import statementsCss from './styles/statements.css?inline';
import tablePageCss from './styles/table-page.css?inline';
import fitAnswersCss from './styles/fit-answers.css?inline';
import fitStepsCss from './styles/fit-steps.css?inline';
import glossaryPageCss from './styles/glossary-page.css?inline';
import answersCss from './styles/answers.css?inline';
import monthPageCss from './styles/month-page.css?inline';
import housePageCss from './styles/house-page.css?inline';
import verdictsPageCss from './styles/verdicts-page.css?inline';
import referencePageCss from './styles/reference-page.css?inline';
import lastPagesCss from './styles/last-pages.css?inline';
import { joinChapters, markHeadsAtTop, writeRunningTitles } from './layout/join-chapters.ts';
import { measureOnScreen, paginate, spreadAnswers, writePageNumbers } from './layout/paginate.ts';
import { createScriptRules } from './scripts/script-rules.ts';
import { PrintedDocument } from './PrintedDocument.tsx';

const STYLES = [
  fontsCss,
  sheetCss,
  sheetsCss,
  statementsCss,
  chartsCss,
  coverCss,
  summaryPageCss,
  frontPagesCss,
  chapterOpenerCss,
  essayPageCss,
  additionalChartsCss,
  periodsPageCss,
  tablePageCss,
  remediesPageCss,
  methodPageCss,
  glossaryPageCss,
  answersCss,
  monthPageCss,
  housePageCss,
  verdictsPageCss,
  referencePageCss,
  lastPagesCss,
  figuresCss,
  fitStepsCss,
  fitAnswersCss,
].join('\n');

const PAGINATION_SCRIPT = `(${measureOnScreen.toString()})(() =>
  (${paginate.toString()})(${[joinChapters, writeRunningTitles, markHeadsAtTop, spreadAnswers].join()}))`;

/**
 * @returns the HTML to print, and two scripts to evaluate in it: `paginationScript` before the first print, the page number script
 * before a repeated print
 */
export function renderReport(doc: ReportDocument): {
  html: string;
  paginationScript: string;
  createPageNumberScript: (pages: Record<string, number>) => string;
} {
  const markup = renderToStaticMarkup(
    <PrintedDocument doc={doc} styles={`${STYLES}\n${createScriptRules(doc)}`} />,
  );
  return {
    html: `<!doctype html>${markup}`,
    paginationScript: PAGINATION_SCRIPT,
    createPageNumberScript: (pages) => `(${writePageNumbers.toString()})(${JSON.stringify(pages)})`,
  };
}

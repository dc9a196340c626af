/** The figure of a page of a sample: a chart with the person's positions, or a figure that the page itself has. */
import type { Graha } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { Figure, Page, ReportDocument } from '#src/reports/contract.ts';
import type { SampleFigure } from './contract-sample-content.ts';
import type { FigureChoice } from './sample-choices.ts';
import { createMissingSampleError, takeFirstSentence } from './sample-statements.ts';

/** @throws Error if the page has no such figure */
export function createFigure(document: ReportDocument, page: Page, figure: FigureChoice): SampleFigure {
  const moment = `${document.birthTimeText}, ${document.birthPlaceText}`;
  switch (figure.kind) {
    case 'chart':
      return 'highlightedGraha' in figure
        ? createGrahaChart(document, figure.highlightedGraha)
        : { ...figure, caption: `${moment}. House ${figure.highlightedHouse} is marked.` };
    case 'moonWheel':
      return { ...figure, caption: `${moment}. The star of the Moon is marked.` };
    case 'yearChart':
      return createYearChart(document, page);
    default:
      return findFigure(document, page, figure.kind);
  }
}

const createGrahaChart = ({ birth, chart }: ReportDocument, graha: Graha): SampleFigure => ({
  kind: 'chart',
  highlightedHouse: getHouse(chart, graha),
  caption: `The chart of ${birth.name}. The house with the ${graha} is marked.`,
});

function createYearChart({ product }: ReportDocument, page: Page): SampleFigure {
  const chart = page.kind === 'additionalCharts' ? page.charts[0] : undefined;
  if (!chart) throw createMissingSampleError(product.key, `chart on the page "${page.id}"`);
  return { kind: 'yearChart', signs: chart.signs, caption: chart.caption };
}

type PageFigure = Extract<Figure, { kind: 'grid' | 'timeline' }>;

function findFigure({ product }: ReportDocument, page: Page, kind: 'grid' | 'timeline'): SampleFigure {
  const figures = page.kind === 'table' ? (page.figures ?? []) : [];
  const figure = figures.find((candidate): candidate is PageFigure => candidate.kind === kind);
  if (!figure) throw createMissingSampleError(product.key, `${kind} on the page "${page.id}"`);
  return { ...figure, caption: takeFirstSentence(figure.caption) };
}

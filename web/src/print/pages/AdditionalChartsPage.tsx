/** Divisional or annual charts: the drawing at the left, its purpose beside it, statements below both. */
import type { AdditionalChart, AdditionalChartsPage as Page, ReportDocument } from '#src/reports/contract.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import { CaptionedFigure, ChapterHead, MarkLegend, StatementBlock } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

/** In hundredths of the width of the drawing: 9 points at a width of 46 mm. */
const LABEL_SIZE = 6.9;

type Doc = Pick<ReportDocument, 'chart' | 'chartStyle'>;

export function AdditionalChartsPage({ page, doc }: { page: Page; doc: Doc }) {
  return (
    <>
      <ChapterHead page={page} />
      <p className="lead">
        <ScriptText>{page.lead}</ScriptText>
      </p>
      <MarkLegend />
      {page.charts.map((chart) => (
        <ChartBlock key={chart.title} chart={chart} doc={doc} />
      ))}
    </>
  );
}

function ChartBlock({ chart, doc }: { chart: AdditionalChart; doc: Doc }) {
  return (
    <div className="additional-chart">
      <div className="additional-chart-head">
        <Drawing chart={chart} doc={doc} />
        <div>
          <h2>{chart.title}</h2>
          <p>
            <ScriptText>{chart.text}</ScriptText>
          </p>
          <p className="small soft">
            <ScriptText>{chart.timeRange}</ScriptText>
          </p>
        </div>
      </div>
      {chart.statements.map((statement) => (
        <StatementBlock key={statement.text} statement={statement} />
      ))}
    </div>
  );
}

function Drawing({ chart: { title, caption, signs }, doc }: { chart: AdditionalChart; doc: Doc }) {
  return (
    <CaptionedFigure caption={caption}>
      <ChartDrawing
        chart={doc.chart}
        style={doc.chartStyle}
        varga={signs}
        showDegrees={false}
        title={title}
        labelSize={LABEL_SIZE}
        signNotation={doc.chartStyle === 'north' ? 'numbers' : 'none'}
      />
    </CaptionedFigure>
  );
}

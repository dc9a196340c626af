/** Divided charts with what they say: the drawing at the left, its purpose beside it, statements under both. */
import type { AdditionalChartsPage as Page, ReportDocument } from '#src/reports/contract.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import { Captioned, Head, Say } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

/** In hundredths of the side: 9 points in a drawing 46 mm wide. */
const LABEL = 6.9;

type Doc = Pick<ReportDocument, 'chart' | 'chartStyle'>;

export function MoreChartsPage({ page, doc }: { page: Page; doc: Doc }) {
  return (
    <>
      <Head page={page} />
      <p className="lead">
        <ScriptText>{page.lead}</ScriptText>
      </p>
      {page.charts.map((each) => (
        <Divided key={each.title} each={each} doc={doc} />
      ))}
    </>
  );
}

function Divided({ each, doc }: { each: Page['charts'][number]; doc: Doc }) {
  return (
    <div className="divided">
      <div className="divided-head">
        <Drawing each={each} doc={doc} />
        <div>
          <h2>{each.title}</h2>
          <p>
            <ScriptText>{each.text}</ScriptText>
          </p>
          <p className="small soft">
            <ScriptText>{each.timeRange}</ScriptText>
          </p>
        </div>
      </div>
      {each.statements.map((statement) => (
        <Say key={statement.text} statement={statement} />
      ))}
    </div>
  );
}

function Drawing({ each: { title, caption, signs }, doc }: { each: Page['charts'][number]; doc: Doc }) {
  return (
    <Captioned caption={caption}>
      <ChartDrawing
        chart={doc.chart}
        style={doc.chartStyle}
        varga={signs}
        degrees={false}
        title={title}
        labelSize={LABEL}
        signs={doc.chartStyle === 'north' ? 'numbers' : 'none'}
      />
    </Captioned>
  );
}

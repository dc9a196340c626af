/** Dense tables with every figure that an astrologer asks for. */
import type {
  ReferenceCell,
  ReferenceChart,
  ReferencePage as Page,
  ReferenceTable,
} from '#src/reports/contract-answers.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { CaptionedFigure, ChapterHead, MarkLegend, StatementBlock } from './page-parts.tsx';

/** In hundredths of the width of the drawing: 10 points at a width of 74 mm. */
const LABEL_SIZE = 4.7;

type Doc = Pick<ReportDocument, 'chart' | 'chartStyle' | 'partner'>;

export function ReferencePage({ page, doc }: { page: Page; doc: Doc }) {
  return (
    <>
      <ChapterHead page={page} />
      {page.intro && (
        <p className="reference-intro">
          <ScriptText>{page.intro}</ScriptText>
        </p>
      )}
      {page.charts && (
        <div className="reference-charts">
          {page.charts.map((chart) => (
            <Drawing key={chart.title} chart={chart} doc={doc} />
          ))}
        </div>
      )}
      {page.groups.map((tables) => (
        <TableRow key={tables[0]!.title} columns={listColumns(tables)} />
      ))}
      {page.statements.length > 0 && (
        <div className="after">
          <MarkLegend />
          {page.statements.map((statement) => (
            <StatementBlock key={statement.text} statement={statement} />
          ))}
        </div>
      )}
    </>
  );
}

/** The tables of each column, from the top. */
const listColumns = (tables: readonly ReferenceTable[]): ReferenceTable[][] =>
  tables.flatMap((table, i) => {
    if (table.isBelow) return [];
    const next = tables.findIndex(({ isBelow }, j) => j > i && !isBelow);
    return [tables.slice(i, next < 0 ? undefined : next)];
  });

function TableRow({ columns }: { columns: ReferenceTable[][] }) {
  const widths = columns.map(([first]) => `minmax(0, ${first!.width ?? 1}fr)`);
  return (
    <div className="reference-group" style={{ gridTemplateColumns: widths.join(' ') }}>
      {columns.map((tables) => (
        <div key={tables[0]!.title} className="reference-column">
          {tables.map((table) => (
            <DenseTable key={table.title} table={table} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Drawing({ chart, doc }: { chart: ReferenceChart; doc: Doc }) {
  const { title, caption, description, signs, framedGrahas, isPartner } = chart;
  return (
    <CaptionedFigure caption={caption}>
      <h2>{title}</h2>
      <ChartDrawing
        chart={isPartner ? doc.partner!.chart : doc.chart}
        style={doc.chartStyle}
        varga={signs ?? 'D1'}
        showDegrees
        title={title}
        labelSize={LABEL_SIZE}
        {...(description ? { description } : {})}
        {...(framedGrahas ? { framedGrahas } : {})}
      />
    </CaptionedFigure>
  );
}

function DenseTable({ table }: { table: ReferenceTable }) {
  const { title, note, head, rows, footnote, widths } = table;
  return (
    <div className="reference-table">
      <h2>
        <ScriptText>{title}</ScriptText>
        {note && (
          <small>
            <ScriptText>{note}</ScriptText>
          </small>
        )}
      </h2>
      <table className={[!head && 'labels', widths && 'fixed'].filter(Boolean).join(' ') || undefined}>
        {widths && (
          <colgroup>
            {widths.map((width, i) => (
              <col key={i} style={{ width: `${width}mm` }} />
            ))}
          </colgroup>
        )}
        {head && (
          <thead>
            <tr>
              {head.map((label, i) => (
                <th key={i} scope="col" className={getAlignment(table, i)}>
                  <ScriptText>{label}</ScriptText>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, i) => (
            <tr key={i}>
              {cells.map((cell, j) => (
                <DenseCell key={j} cell={cell} isFirst={j === 0} alignment={getAlignment(table, j)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {footnote && (
        <p className="small-caption">
          <ScriptText>{footnote}</ScriptText>
        </p>
      )}
    </div>
  );
}

function getAlignment({ numericColumns, centredFrom }: ReferenceTable, column: number): string | undefined {
  if (numericColumns?.includes(column)) return 'align-right';
  return centredFrom !== undefined && column >= centredFrom ? 'align-centre' : undefined;
}

function DenseCell({
  cell,
  isFirst,
  alignment,
}: {
  cell: ReferenceCell;
  isFirst: boolean;
  alignment: string | undefined;
}) {
  const { text, tone } = typeof cell === 'string' ? { text: cell, tone: null } : cell;
  const className = [alignment, tone && `cell-${tone}`].filter(Boolean).join(' ') || undefined;
  const content = <ScriptText>{text}</ScriptText>;
  return isFirst ? (
    <th scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td className={className}>{content}</td>
  );
}

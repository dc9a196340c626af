import type { Figure, TablePage as Page } from '#src/reports/contract.ts';
import { BarsFigure, PanelsFigure } from '#web/print/figures/BarsFigure.tsx';
import { GridFigure } from '#web/print/figures/GridFigure.tsx';
import { LanesFigure } from '#web/print/figures/LanesFigure.tsx';
import { Captioned, Head, Say } from './page-parts.tsx';
import { PassagesFigure } from '#web/print/figures/PassagesFigure.tsx';
import { ScalesFigure } from '#web/print/figures/ScalesFigure.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function TablePage({ page }: { page: Page }) {
  const tables = page.tables.map((table) => (
    <Table key={table.caption} {...table} appendix={page.statementsFirst} />
  ));
  const statements = (
    <div key="statements" className="after">
      {page.statements.map((statement) => (
        <Say key={statement.text} statement={statement} />
      ))}
    </div>
  );
  return (
    <>
      <Head page={page} />
      {page.lead && (
        <p className="lead">
          <ScriptText>{page.lead}</ScriptText>
        </p>
      )}
      {page.figures?.map((figure) => (
        <Captioned key={figure.caption} className="drawn" caption={figure.caption}>
          {figure.title && <h2>{figure.title}</h2>}
          {renderFigure(figure)}
        </Captioned>
      ))}
      {page.statementsFirst ? [statements, tables] : [tables, statements]}
    </>
  );
}

function renderFigure(figure: Figure) {
  switch (figure.kind) {
    case 'bars':
      return <BarsFigure figure={figure} />;
    case 'panels':
      return <PanelsFigure figure={figure} />;
    case 'targetBars':
      return <ScalesFigure figure={figure} />;
    case 'grid':
      return <GridFigure figure={figure} />;
    case 'timeline':
      return <PassagesFigure figure={figure} />;
    case 'lanes':
      return <LanesFigure figure={figure} />;
  }
}

function Table({ caption, head, rows, appendix }: Page['tables'][number] & { appendix?: true }) {
  return (
    <table className={appendix ? 'plain appendix' : 'plain'}>
      <caption>
        <ScriptText>{caption}</ScriptText>
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className={title === 'because' ? 'because-head' : undefined}>
              <ScriptText>{title}</ScriptText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Row key={cells.join('|')} cells={cells} columns={head.length} />
        ))}
      </tbody>
    </table>
  );
}

/** A single cell is the heading of the rows below it. */
function Row({ cells, columns }: { cells: string[]; columns: number }) {
  const [only] = cells;
  if (cells.length === 1 && columns > 1) {
    return (
      <tr className="group">
        <th scope="rowgroup" colSpan={columns}>
          <ScriptText>{only!}</ScriptText>
        </th>
      </tr>
    );
  }
  return (
    <tr>
      {cells.map((cell, i) => (
        <Cell key={i} text={cell} first={i === 0} />
      ))}
    </tr>
  );
}

function Cell({ text, first }: { text: string; first: boolean }) {
  const words = <ScriptText>{text}</ScriptText>;
  return first ? <th scope="row">{words}</th> : <td>{words}</td>;
}

import type { Figure, TablePage as Page } from '#src/reports/contract.ts';
import { BarsFigure } from '#web/print/figures/BarsFigure.tsx';
import { GridFigure } from '#web/print/figures/GridFigure.tsx';
import { LanesFigure } from '#web/print/figures/LanesFigure.tsx';
import { CaptionedFigure, ChapterHead, MarkLegend, StatementBlock } from './page-parts.tsx';
import { TimelineFigure } from '#web/print/figures/TimelineFigure.tsx';
import { TargetBarsFigure } from '#web/print/figures/TargetBarsFigure.tsx';
import { useFrame } from '#web/print/frame.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function TablePage({ page }: { page: Page }) {
  const tables = page.tables.map((table) => (
    <TableBlock key={table.caption} {...table} isAppendix={page.hasStatementsFirst} />
  ));
  const statements = (
    <div key="statements" className="after">
      <MarkLegend />
      {page.statements.map((statement) => (
        <StatementBlock key={statement.text} statement={statement} />
      ))}
    </div>
  );
  return (
    <>
      <ChapterHead page={page} />
      {page.lead && (
        <p className="lead">
          <ScriptText>{page.lead}</ScriptText>
        </p>
      )}
      {page.figures?.map((figure) => (
        <CaptionedFigure key={figure.caption} className="drawn" caption={figure.caption}>
          {figure.title && <h2>{figure.title}</h2>}
          {renderFigure(figure)}
        </CaptionedFigure>
      ))}
      {page.hasStatementsFirst ? [statements, tables] : [tables, statements]}
    </>
  );
}

export function renderFigure(figure: Figure) {
  switch (figure.kind) {
    case 'bars':
      return <BarsFigure figure={figure} />;
    case 'targetBars':
      return <TargetBarsFigure figure={figure} />;
    case 'grid':
      return <GridFigure figure={figure} />;
    case 'timeline':
      return <TimelineFigure figure={figure} />;
    case 'lanes':
      return <LanesFigure figure={figure} />;
  }
}

export function TableBlock({
  caption,
  head,
  rows,
  isAppendix,
}: Page['tables'][number] & { isAppendix?: true }) {
  const { because } = useFrame();
  return (
    <table className={isAppendix ? 'plain appendix' : 'plain'}>
      <caption>
        <ScriptText>{caption}</ScriptText>
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className={title === because ? 'because-head' : undefined}>
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
function Row({ cells, columns: columnCount }: { cells: string[]; columns: number }) {
  const [heading] = cells;
  if (cells.length === 1 && columnCount > 1) {
    return (
      <tr className="group">
        <th scope="rowgroup" colSpan={columnCount}>
          <ScriptText>{heading!}</ScriptText>
        </th>
      </tr>
    );
  }
  return (
    <tr>
      {cells.map((cell, i) => (
        <Cell key={i} text={cell} isFirst={i === 0} />
      ))}
    </tr>
  );
}

function Cell({ text, isFirst }: { text: string; isFirst: boolean }) {
  const content = <ScriptText>{text}</ScriptText>;
  return isFirst ? <th scope="row">{content}</th> : <td>{content}</td>;
}

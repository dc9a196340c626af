import type { Figure, TablePage as Page } from '#src/reports/contract.ts';
import { BarsFigure, PanelsFigure } from './BarsFigure.tsx';
import { LanesFigure } from './LanesFigure.tsx';
import { Captioned, Head, Say } from './parts.tsx';
import { PassagesFigure } from './PassagesFigure.tsx';
import { Words } from './Words.tsx';

export function TablePage({ page }: { page: Page }) {
  return (
    <>
      <Head page={page} />
      {page.lead && (
        <p className="lead">
          <Words>{page.lead}</Words>
        </p>
      )}
      {page.figures?.map((figure) => (
        <Captioned key={figure.caption} className="drawn" caption={figure.caption}>
          {figure.title && <h2>{figure.title}</h2>}
          {drawn(figure)}
        </Captioned>
      ))}
      {page.tables.map((table) => (
        <Table key={table.caption} {...table} />
      ))}
      <div className="after">
        {page.statements.map((statement) => (
          <Say key={statement.text} statement={statement} />
        ))}
      </div>
    </>
  );
}

function drawn(figure: Figure) {
  switch (figure.kind) {
    case 'bars':
      return <BarsFigure figure={figure} />;
    case 'panels':
      return <PanelsFigure figure={figure} />;
    case 'passages':
      return <PassagesFigure figure={figure} />;
    case 'lanes':
      return <LanesFigure figure={figure} />;
  }
}

function Table({ caption, head, rows }: Page['tables'][number]) {
  return (
    <table className="plain">
      <caption>
        <Words>{caption}</Words>
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className={title === 'because' ? 'because-head' : undefined}>
              <Words>{title}</Words>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('|')}>
            {cells.map((cell, i) => (
              <Cell key={i} text={cell} first={i === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ text, first }: { text: string; first: boolean }) {
  const words = <Words>{text}</Words>;
  return first ? <th scope="row">{words}</th> : <td>{words}</td>;
}

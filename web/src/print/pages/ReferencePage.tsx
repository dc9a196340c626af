/** Dense tables with every figure that an astrologer asks for. */
import type { ReferenceCell, ReferencePage as Page, ReferenceTable } from '#src/reports/contract-answers.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { ChapterHead, StatementBlock } from './page-parts.tsx';

export function ReferencePage({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} />
      {page.intro && (
        <p className="reference-intro">
          <ScriptText>{page.intro}</ScriptText>
        </p>
      )}
      {page.groups.map((tables) => (
        <div
          key={tables[0]!.title}
          className="reference-group"
          style={{ gridTemplateColumns: tables.map(({ width = 1 }) => `${width}fr`).join(' ') }}
        >
          {tables.map((table) => (
            <DenseTable key={table.title} table={table} />
          ))}
        </div>
      ))}
      {page.statements.length > 0 && (
        <div className="after">
          {page.statements.map((statement) => (
            <StatementBlock key={statement.text} statement={statement} />
          ))}
        </div>
      )}
    </>
  );
}

function DenseTable({
  table: { title, note, head, rows, footnote, numericColumns },
}: {
  table: ReferenceTable;
}) {
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
      <table className={head ? undefined : 'labels'}>
        {head && (
          <thead>
            <tr>
              {head.map((label, i) => (
                <th key={i} scope="col" className={numericColumns?.includes(i) ? 'align-right' : undefined}>
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
                <DenseCell
                  key={j}
                  cell={cell}
                  isFirst={j === 0}
                  isNumeric={numericColumns?.includes(j) ?? false}
                />
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

function DenseCell({
  cell,
  isFirst,
  isNumeric,
}: {
  cell: ReferenceCell;
  isFirst: boolean;
  isNumeric: boolean;
}) {
  const { text, tone } = typeof cell === 'string' ? { text: cell, tone: null } : cell;
  const className =
    [isNumeric && 'align-right', tone && `cell-${tone}`].filter(Boolean).join(' ') || undefined;
  const content = <ScriptText>{text}</ScriptText>;
  return isFirst ? (
    <th scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td className={className}>{content}</td>
  );
}

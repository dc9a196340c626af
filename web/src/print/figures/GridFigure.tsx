/** A square of three by three digits: gold where the date has the digit, white where it has not; its lines are named at the edges. */
import type { Figure } from '#src/reports/contract.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';

type Grid = Extract<Figure, { kind: 'grid' }>;
type Cell = Grid['cells'][number][number];

const LEFT = 34;
const WIDTH = 30;
const HEIGHT = 17;

export function GridFigure({ figure: { cells, rows, columns } }: { figure: Grid }) {
  return (
    <svg className="plate" viewBox="-0.2 -0.2 170.4 58" role="img" aria-label={describeGrid(cells.flat())}>
      {cells.map((row, r) =>
        row.map((cell, c) => <Square key={cell.digit} cell={cell} x={LEFT + c * WIDTH} y={r * HEIGHT} />),
      )}
      {rows.map((label, r) => (
        <text
          key={label}
          className="t9 soft"
          x={LEFT + 3 * WIDTH + 3}
          y={formatCoordinate((r + 0.5) * HEIGHT + 1.1)}
        >
          {label}
        </text>
      ))}
      {columns.map((label, c) => (
        <text key={label} className="t9 soft" x={LEFT + (c + 0.5) * WIDTH} y="56" textAnchor="middle">
          {label}
        </text>
      ))}
    </svg>
  );
}

function Square({ cell: { digit, count }, x, y }: { cell: Cell; x: number; y: number }) {
  const [centre, base] = [x + WIDTH / 2, y + HEIGHT / 2];
  return (
    <g>
      <rect className={count > 0 ? 'gold' : 'blank'} x={x} y={y} width={WIDTH} height={HEIGHT} />
      {count > 0 ? (
        <text className="t27" x={centre} y={formatCoordinate(base + 3.2)} textAnchor="middle">
          {count > 4 ? `${digit} × ${count}` : String(digit).repeat(count)}
        </text>
      ) : (
        <text className="t11 serif soft" x={centre} y={formatCoordinate(base + 1.4)} textAnchor="middle">
          {digit}
        </text>
      )}
    </g>
  );
}

const describeGrid = (cells: Cell[]): string =>
  cells.map(({ digit, count }) => `${digit}: ${count === 0 ? 'missing' : `${count} times`}`).join('; ');

/**
 * A square of nine cells, one per digit. A cell is gold if its digit occurs (`count` above 0), and repeats it `count` times;
 * a white cell shows the missing digit small. A note such as “mulank” is below the digits. Rows are named at the right, columns
 * below.
 */
import type { Figure } from '#src/reports/contract.ts';
import { fillTemplate, type Frame } from '#src/reports/contract-frame.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import { useFrame } from '#web/print/frame.tsx';

type Grid = Extract<Figure, { kind: 'grid' }>;
type Cell = Grid['cells'][number][number];

const GRID_LEFT = 34;
const CELL_WIDTH = 30;
const CELL_HEIGHT = 17;
/** From the middle of a cell to the baseline of its digits, without and with a note. */
const [DIGIT_SHIFT, NOTED_DIGIT_SHIFT] = [3.2, 1.4];
/** A digit that occurs more often is printed once with its count: “1 × 5”. */
const MAX_REPEATED_DIGITS = 4;

export function GridFigure({ figure: { cells, rows, columns } }: { figure: Grid }) {
  const { figures } = useFrame();
  return (
    <svg
      className="plate"
      viewBox="-0.2 -0.2 170.4 58"
      role="img"
      aria-label={describeGrid(cells.flat(), figures)}
    >
      {cells.map((row, rowIndex) =>
        row.map((cell, columnIndex) => (
          <DigitCell
            key={cell.digit}
            cell={cell}
            x={GRID_LEFT + columnIndex * CELL_WIDTH}
            y={rowIndex * CELL_HEIGHT}
          />
        )),
      )}
      {rows.map((label, rowIndex) => (
        <text
          key={label}
          className="text-9 soft"
          x={GRID_LEFT + 3 * CELL_WIDTH + 3}
          y={formatCoordinate((rowIndex + 0.5) * CELL_HEIGHT + 1.1)}
        >
          {label}
        </text>
      ))}
      {columns.map((label, columnIndex) => (
        <text
          key={label}
          className="text-9 soft"
          x={GRID_LEFT + (columnIndex + 0.5) * CELL_WIDTH}
          y="56"
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

function DigitCell({ cell: { digit, count, note }, x, y }: { cell: Cell; x: number; y: number }) {
  const [centreX, centreY] = [x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2];
  return (
    <g>
      <rect className={count > 0 ? 'gold' : 'blank'} x={x} y={y} width={CELL_WIDTH} height={CELL_HEIGHT} />
      {count > 0 ? (
        <text
          className="text-27"
          x={centreX}
          y={formatCoordinate(centreY + (note ? NOTED_DIGIT_SHIFT : DIGIT_SHIFT))}
          textAnchor="middle"
        >
          {count > MAX_REPEATED_DIGITS ? `${digit} × ${count}` : String(digit).repeat(count)}
        </text>
      ) : (
        <text
          className="text-11 serif soft"
          x={centreX}
          y={formatCoordinate(centreY + 1.4)}
          textAnchor="middle"
        >
          {digit}
        </text>
      )}
      {note && (
        <text className="text-9" x={centreX} y={formatCoordinate(y + CELL_HEIGHT - 1.9)} textAnchor="middle">
          {note}
        </text>
      )}
    </g>
  );
}

const describeGrid = (cells: Cell[], words: Frame['figures']): string =>
  cells
    .map(({ digit, count, note }) => {
      const text =
        count === 0
          ? fillTemplate(words.missing, String(digit))
          : fillTemplate(words.times, String(digit), String(count));
      return note ? `${text}, ${note}` : text;
    })
    .join('; ');

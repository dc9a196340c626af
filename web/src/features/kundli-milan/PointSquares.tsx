/** One square for each point that a koota can give: filled up to the lowest, hatched up to the highest. */
import type { PointRange } from '#src/kundli-milan/contract.ts';
import css from './PointSquares.module.css';

const SIZE = { width: 26, height: 12, step: 30 };
/** Nadi has the most points. */
const MAX_SQUARES = 8;
const VIEW_WIDTH = MAX_SQUARES * SIZE.step - (SIZE.step - SIZE.width);

type Props = { points: PointRange; maximum: number };

export function PointSquares({ points: { lowest, highest }, maximum }: Props) {
  const squares = Array.from({ length: maximum }, (_, index) => index);
  return (
    <svg
      className={css.squares}
      viewBox={`0 0 ${VIEW_WIDTH} ${SIZE.height}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {squares.map((index) => (
        <rect
          key={index}
          className={css.outline}
          x={index * SIZE.step + 0.75}
          y="0.75"
          width={SIZE.width - 1.5}
          height={SIZE.height - 1.5}
        />
      ))}
      {squares.map((index) => (
        <Filling key={index} index={index} lowest={lowest} highest={highest} />
      ))}
    </svg>
  );
}

function Filling({ index, lowest, highest }: PointRange & { index: number }) {
  const toShare = (points: number) => Math.min(1, Math.max(0, points - index));
  const [filled, possible] = [toShare(lowest) * SIZE.width, toShare(highest) * SIZE.width];
  const x = index * SIZE.step;
  return (
    <>
      {filled > 0 && <rect className={css.filled} x={x} y="0" width={filled} height={SIZE.height} />}
      {possible > filled && <path className={css.hatch} d={drawHatching(x + filled, x + possible)} />}
    </>
  );
}

const HATCH_STEP = 5;

/** Slanted lines from the foot of the square to its top. */
function drawHatching(from: number, to: number): string {
  const lines: string[] = [];
  for (let x = from; x + HATCH_STEP <= to + 0.01; x += HATCH_STEP)
    lines.push(`M${x} ${SIZE.height - 1}L${x + HATCH_STEP} 1`);
  return lines.join('');
}

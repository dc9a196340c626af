/**
 * The logo: the diamond with its first house highlighted. Hidden from screen readers: the name is always beside it.
 */
import { FRAMES } from './chart-cells.ts';
import { getDrawingClass, type Background } from './background.ts';
import { toPath } from './geometry.ts';

export function Logo({ background }: { background?: Background }) {
  return (
    <svg className={getDrawingClass('mark', background)} viewBox="-3 -3 106 106" aria-hidden>
      <path className="lit" d={toPath(FRAMES.north.cells[0]!.outline)} />
      <path className="line" d={FRAMES.north.lines} />
    </svg>
  );
}

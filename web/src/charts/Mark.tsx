/** The logo: the diamond with its first house lit. Always beside the word, so it keeps silent. */
import { FRAMES } from './chart-cells.ts';
import { getDrawingClass, type Ground } from './background.ts';
import { toPath } from './geometry.ts';

export function Mark({ ground }: { ground?: Ground }) {
  return (
    <svg className={getDrawingClass('mark', ground)} viewBox="-3 -3 106 106" aria-hidden>
      <path className="lit" d={toPath(FRAMES.north.cells[0]!.outline)} />
      <path className="line" d={FRAMES.north.lines} />
    </svg>
  );
}

/** The logo: the diamond with its first house lit. Always beside the word, so it keeps silent. */
import { FRAMES } from './cells.ts';
import { drawingClass, type Ground } from './ground.ts';
import { path } from './spots.ts';

export function Mark({ ground }: { ground?: Ground }) {
  return (
    <svg className={drawingClass('mark', ground)} viewBox="-3 -3 106 106" aria-hidden>
      <path className="lit" d={path(FRAMES.north.cells[0]!.outline)} />
      <path className="line" d={FRAMES.north.lines} />
    </svg>
  );
}

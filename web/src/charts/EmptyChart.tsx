/** The diamond before anything is known: empty states, and the place a chart is about to take. */
import { FRAMES } from './chart-cells.ts';
import { getDrawingClass, toLabelProps, type Ground } from './background.ts';

export function EmptyChart({ title = null, ground }: { title?: string | null; ground?: Ground }) {
  return (
    <svg className={getDrawingClass('chart', ground)} viewBox="-1 -1 102 102" {...toLabelProps(title)}>
      <path className="line" d={FRAMES.north.lines} />
    </svg>
  );
}

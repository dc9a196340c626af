/** The diamond before anything is known: empty states, and the place a chart is about to take. */
import { FRAMES } from './cells.ts';
import { drawingClass, spoken, type Ground } from './ground.ts';

export function EmptyChart({ title = null, ground }: { title?: string | null; ground?: Ground }) {
  return (
    <svg className={drawingClass('chart', ground)} viewBox="-1 -1 102 102" {...spoken(title)}>
      <path className="line" d={FRAMES.north.lines} />
    </svg>
  );
}

/** The North Indian diamond without a chart, for empty states and as a placeholder while a chart loads. */
import { FRAMES } from './chart-cells.ts';
import { getDrawingClass, toLabelProps, type Background } from './background.ts';

export function EmptyChart({ title = null, background }: { title?: string | null; background?: Background }) {
  return (
    <svg className={getDrawingClass('chart', background)} viewBox="-1 -1 102 102" {...toLabelProps(title)}>
      <path className="line" d={FRAMES.north.lines} />
    </svg>
  );
}

/** The North Indian diamond before anybody is born into it: only its houses, numbered. */
import { FRAMES } from '#web/charts/cells.ts';
import { drawingClass, spoken } from '#web/charts/ground.ts';
import { path, short } from '#web/charts/spots.ts';

const { cells, lines } = FRAMES.north;
const SIZE = 5.6;

export function NumberedChart({ lit, title }: { lit: readonly number[]; title: string }) {
  return (
    <svg className={drawingClass('chart')} viewBox="-1 -1 102 102" {...spoken(title)}>
      {lit.map((house) => (
        <path key={house} className="lit-soft" d={path(cells[house - 1]!.outline)} />
      ))}
      <path className="line" d={lines} />
      {cells.map(({ focus }, i) => (
        <text
          key={i}
          className="graha"
          x={short(focus.x)}
          y={short(focus.y + 0.35 * SIZE)}
          fontSize={SIZE}
          textAnchor="middle"
        >
          {i + 1}
        </text>
      ))}
    </svg>
  );
}

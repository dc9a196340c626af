/** The emblem of a chapter: the diamond in a graduated ring, with the houses lit that the chapter is about. */
import { FRAMES } from './chart-cells.ts';
import { getDrawingClass, toLabelProps, type Ground } from './background.ts';
import { listAngles, drawTicks } from './wheel-rings.ts';
import { toPath } from './geometry.ts';

export function HouseEmblem({
  lit,
  title = null,
  ground,
}: {
  lit: readonly number[];
  title?: string | null;
  ground?: Ground;
}) {
  return (
    <svg
      className={getDrawingClass('emblem', ground, 'house-emblem')}
      viewBox="-100 -100 200 200"
      {...toLabelProps(title)}
    >
      <circle className="line" r="97" />
      <circle className="line soft" r="87" />
      <path
        className="line soft"
        d={drawTicks(listAngles(72), 93.5, 97) + drawTicks(listAngles(12), 90, 97)}
      />
      <g transform="translate(-58 -58) scale(1.16)">
        {lit.map((house) => (
          <path key={house} className="lit" d={toPath(FRAMES.north.cells[house - 1]!.outline)} />
        ))}
        <path className="line" d={FRAMES.north.lines} />
      </g>
    </svg>
  );
}

/** The emblem of a chapter: the diamond in a graduated ring, with the houses of the chapter highlighted. */
import { FRAMES } from './chart-cells.ts';
import { getDrawingClass, toLabelProps, type Background } from './background.ts';
import { listAngles, drawTicks } from './wheel-rings.ts';
import { toPath } from './geometry.ts';

export function HouseEmblem({
  highlightedHouses,
  title = null,
  background,
}: {
  highlightedHouses: readonly number[];
  title?: string | null;
  background?: Background;
}) {
  return (
    <svg
      className={getDrawingClass('emblem', background, 'house-emblem')}
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
        {highlightedHouses.map((house) => (
          <path key={house} className="lit" d={toPath(FRAMES.north.cells[house - 1]!.outline)} />
        ))}
        <path className="line" d={FRAMES.north.lines} />
      </g>
    </svg>
  );
}

/** The emblem of a chapter: the diamond in a graduated ring, with the houses lit that the chapter is about. */
import { FRAMES } from './cells.ts';
import { drawingClass, spoken, type Ground } from './ground.ts';
import { ring, ticks } from './rings.ts';
import { path } from './spots.ts';

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
      className={drawingClass('emblem', ground, 'house-emblem')}
      viewBox="-100 -100 200 200"
      {...spoken(title)}
    >
      <circle className="line" r="97" />
      <circle className="line soft" r="87" />
      <path className="line soft" d={ticks(ring(72), 93.5, 97) + ticks(ring(12), 90, 97)} />
      <g transform="translate(-58 -58) scale(1.16)">
        {lit.map((house) => (
          <path key={house} className="lit" d={path(FRAMES.north.cells[house - 1]!.outline)} />
        ))}
        <path className="line" d={FRAMES.north.lines} />
      </g>
    </svg>
  );
}

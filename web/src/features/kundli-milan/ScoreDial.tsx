/** The points as a half circle: filled up to the lowest, hatched up to the highest. */
import type { PointRange } from '#src/kundli-milan/contract.ts';
import { CUSTOMARY_POINTS, MAX_POINTS } from '#src/kundli-milan/contract-couple.ts';
import { CENTRE, drawArc, drawBand, drawHatching, drawTick, RING, rotateTo, toDialPoint } from './dial.ts';
import css from './ScoreDial.module.css';

/** `points`: null while they are computed. */
export function ScoreDial({ points }: { points: PointRange | null }) {
  return (
    <svg
      className={css.dial}
      viewBox="0 -28 620 352"
      {...(points ? { role: 'img', 'aria-label': describeDial(points) } : { 'aria-hidden': true })}
    >
      <path className={css.track} d={drawBand(0, MAX_POINTS)} />
      {points && <Score points={points} />}
      <Scale />
      {points && <Numbers points={points} />}
    </svg>
  );
}

function describeDial({ lowest, highest }: PointRange): string {
  const score =
    lowest === highest ? `The score is ${lowest}.` : `The score lies between ${lowest} and ${highest}.`;
  return `A half circle with ${MAX_POINTS} marks. ${score} By custom, ${CUSTOMARY_POINTS} points are enough.`;
}

function Score({ points: { lowest, highest } }: { points: PointRange }) {
  return (
    <>
      {lowest > 0 && <path className={css.lit} d={drawBand(0, lowest)} />}
      {highest > lowest && (
        <>
          <path className={css.range} d={drawBand(lowest, highest)} />
          <path className={css.hatch} d={drawHatching(lowest, highest)} />
        </>
      )}
    </>
  );
}

const HALF_POINTS = Array.from({ length: 2 * MAX_POINTS + 1 }, (_, index) => index / 2);
const LABELLED = [0, 9, CUSTOMARY_POINTS, 27, MAX_POINTS];

/** Half points have short ticks, points longer ones, and every third point a long one outwards. */
function Scale() {
  const inner = HALF_POINTS.filter((points) => points % 3 !== 0);
  const outer = HALF_POINTS.filter((points) => points % 3 === 0);
  return (
    <>
      <path className={css.ring} d={drawArc(RING)} />
      <path
        className={css.tick}
        d={inner.map((points) => drawTick(points, RING, RING - (points % 1 === 0 ? 9 : 5))).join('')}
      />
      <path
        className={css.ring}
        d={outer.map((points) => drawTick(points, RING, RING + (points % 9 === 0 ? 22 : 15))).join('')}
      />
      <path className={css.custom} d={drawTick(CUSTOMARY_POINTS, 176, 244)} />
      {LABELLED.map((points) => {
        const { x, y } = toDialPoint(points, RING + 40);
        return (
          <text key={points} className={css.mark} x={Math.round(x)} y={Math.round(y) + 6} textAnchor="middle">
            {points}
          </text>
        );
      })}
      <text className={css.mark} x={CENTRE.x} y="-12" textAnchor="middle">
        enough by custom
      </text>
    </>
  );
}

function Numbers({ points: { lowest, highest } }: { points: PointRange }) {
  const isRange = lowest !== highest;
  const ends = isRange ? [lowest, highest] : [lowest];
  return (
    <>
      {ends.map((points) => (
        <path
          key={points}
          className={css.marker}
          d="M0 -15l8 17l-8 17l-8 -17Z"
          transform={rotateTo(points, 240)}
        />
      ))}
      <text className={isRange ? css.rangeNumber : css.number} x={CENTRE.x} y="256" textAnchor="middle">
        {isRange ? (
          <>
            {lowest}
            <tspan className={css.to} dx="8">
              to
            </tspan>
            <tspan dx="8">{highest}</tspan>
          </>
        ) : (
          lowest
        )}
      </text>
      <text className={css.of} x={CENTRE.x} y="302" textAnchor="middle">
        of {MAX_POINTS} points
      </text>
    </>
  );
}

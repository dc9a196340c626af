/** A ruler from `min` to `max` with a diamond at the score `value`. `min` is a multiple of ten. */
import { formatCoordinate } from '#web/charts/geometry.ts';
import css from './ScoreRuler.module.css';

type Props = { min: number; max: number; value?: number | undefined };

const LEFT = 10;
const RIGHT = 450;

export function ScoreRuler({ min, max, value }: Props) {
  const step = (RIGHT - LEFT) / (max - min);
  const x = value !== undefined && formatCoordinate(LEFT + (value - min) * step);
  return (
    <div className={css.ruler} aria-hidden="true">
      <svg className="drawing" viewBox="0 0 460 42">
        <path className="line" d={`M${LEFT} 24H${RIGHT}`} />
        <Marks spacing={step} height={6} />
        <Marks spacing={5 * step} height={11} />
        <Marks spacing={10 * step} height={16} />
        {x && <path className="lit" d={`M${x} 20l-8 -10l8 -10l8 10Z`} />}
      </svg>
      <p className="num">
        <span>{min}</span>
        <span>{max}</span>
      </p>
    </div>
  );
}

/** The marks are the dashes of a thick line. */
const Marks = ({ spacing, height }: { spacing: number; height: number }) => (
  <path
    className={css.marks}
    d={`M${LEFT - 0.5} ${24 + height / 2}H${RIGHT + 0.5}`}
    strokeWidth={height}
    strokeDasharray={`1 ${spacing - 1}`}
  />
);

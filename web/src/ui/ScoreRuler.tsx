/** A ruler from `min` to `max` with a diamond at the score. `min` is a multiple of ten. */
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
        <Marks every={step} high={6} />
        <Marks every={5 * step} high={11} />
        <Marks every={10 * step} high={16} />
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
const Marks = ({ every, high }: { every: number; high: number }) => (
  <path
    className={css.marks}
    d={`M${LEFT - 0.5} ${24 + high / 2}H${RIGHT + 0.5}`}
    strokeWidth={high}
    strokeDasharray={`1 ${every - 1}`}
  />
);

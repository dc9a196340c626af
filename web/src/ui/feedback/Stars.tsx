/** Five stars with halves. Accessible name: "4.5 out of 5". */
import css from './Stars.module.css';

const STAR = 'M10 1.8L12.5 7.2L18.4 7.9L14 11.9L15.2 17.7L10 14.8L4.8 17.7L6 11.9L1.6 7.9L7.5 7.2Z';
const HALF = 'M10 1.8V14.8L4.8 17.7L6 11.9L1.6 7.9L7.5 7.2Z';

export function Stars({ rating }: { rating: number }) {
  const halves = Math.round(rating * 2);
  return (
    <span className={css.stars} role="img" aria-label={`${rating} out of 5`}>
      <svg viewBox="0 0 108 20" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((n) => (
          <g key={n} transform={`translate(${n * 22})`}>
            {halves > n * 2 && <path className={css.on} d={halves > n * 2 + 1 ? STAR : HALF} />}
            <path className={css.edge} d={STAR} />
          </g>
        ))}
      </svg>
    </span>
  );
}

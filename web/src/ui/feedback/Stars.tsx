/** A rating in five stars, rounded to half a star. Accessible name: "4.5 out of 5". */
import css from './Stars.module.css';

const STAR_PATH = 'M10 1.8L12.5 7.2L18.4 7.9L14 11.9L15.2 17.7L10 14.8L4.8 17.7L6 11.9L1.6 7.9L7.5 7.2Z';
const LEFT_HALF_PATH = 'M10 1.8V14.8L4.8 17.7L6 11.9L1.6 7.9L7.5 7.2Z';
/** from the left edge of one star to that of the next, in units of the view box */
const STAR_DISTANCE = 22;

export function Stars({ rating }: { rating: number }) {
  const halfStarCount = Math.round(rating * 2);
  return (
    <span className={css.stars} role="img" aria-label={`${rating} out of 5`}>
      <svg viewBox="0 0 108 20" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((index) => (
          <g key={index} transform={`translate(${index * STAR_DISTANCE})`}>
            {halfStarCount > index * 2 && (
              <path className={css.on} d={halfStarCount > index * 2 + 1 ? STAR_PATH : LEFT_HALF_PATH} />
            )}
            <path className={css.edge} d={STAR_PATH} />
          </g>
        ))}
      </svg>
    </span>
  );
}

import css from './OrderSkeletons.module.css';

/** Two placeholders while the orders load. */
export const OrderSkeletons = () => (
  <div aria-hidden="true">
    {[0, 1].map((index) => (
      <div key={index} className={css.order}>
        <svg viewBox="0 0 32 32">
          <path d="M2 2H30V30H2ZM2 2L30 30M30 2L2 30M16 2L30 16L16 30L2 16Z" />
        </svg>
        <div>
          <i className={css.title} />
          <i />
          <i className={css.short} />
        </div>
      </div>
    ))}
  </div>
);

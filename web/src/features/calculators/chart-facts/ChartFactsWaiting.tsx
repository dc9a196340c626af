import css from './ChartFactsWaiting.module.css';

/** Shown while the answer is computed; the region announces it. */
export const ChartFactsWaiting = () => (
  <div className={css.waiting} aria-hidden="true">
    <i className={css.title} />
    <i className={css.line} />
    <svg className={css.ruler} viewBox="0 0 760 60" fill="none" stroke="currentColor" strokeWidth="1.25">
      <path d="M14 20H746M14 20V44M136 20V32M258 20V44M380 20V32M502 20V44M624 20V32M746 20V44" />
    </svg>
    <i className={css.line} />
    <i className={css.line} />
  </div>
);

import { statistics } from '#web/content/home-below-fold.ts';
import css from './Statistics.module.css';

export function Statistics() {
  return (
    <section className={`below-fold ${css.statistics}`} aria-label="In numbers">
      <div className="wrap">
        <div className={css.scale} aria-hidden="true" />
        <dl>
          {statistics.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

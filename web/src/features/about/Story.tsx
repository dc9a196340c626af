import { claims } from '#web/content/about.ts';
import { company } from '#web/content/company.ts';
import css from './Story.module.css';

export function Story() {
  return (
    <section className={`wrap ${css.story}`} aria-labelledby="why-we">
      <h2 id="why-we" className="sr-only">
        Why we do this
      </h2>
      <p className={css.large}>
        An almanac gives degrees without explanations. A newspaper column gives explanations without degrees.
        We give both, and we work in {company.city}.
      </p>
      <div className={css.details}>
        <p>
          A birth chart is two things at once. It is a measurement, which can be right or wrong, and it is a
          reading, which can be wise or foolish. Many people mix the two. We keep them apart on the page: what
          was computed, what the tradition says about it, and how certain it is.
        </p>
        <ul className={css.claims}>
          {claims.map(({ figure, label }) => (
            <li key={label}>
              <b className="num">{figure}</b> {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

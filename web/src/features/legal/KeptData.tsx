import { keptData } from '#web/content/legal/kept-data.ts';
import css from './ReportTerms.module.css';

/** The periods after which the server deletes data, beside the text of the specification. */
export function KeptData() {
  return (
    <section className={`wrap ${css.next}`} aria-labelledby={keptData.id}>
      <div className={css.box}>
        <div className={css.head}>
          <h2 id={keptData.id}>{keptData.title}</h2>
          <p className="soft">{keptData.intro}</p>
        </div>
        <dl>
          {Object.entries(keptData.rows).map(([name, { data, period }]) => (
            <div key={name}>
              <dt>{data}</dt>
              <dd className="num">{period}</dd>
            </div>
          ))}
        </dl>
        <p className="soft">{keptData.kept}</p>
        <p className="soft">{keptData.onDevice}</p>
      </div>
    </section>
  );
}

import { promises } from '#web/content/about.ts';
import css from './Promises.module.css';

const [firstPromise, ...otherPromises] = promises;

export function Promises() {
  return (
    <section className={`wrap ${css.promises}`} aria-labelledby="promises">
      <h2 id="promises" className="eyebrow">
        What we promise
      </h2>
      <div className={css.firstPromise}>
        <h3>{firstPromise.title}</h3>
        <p className="lead soft">{firstPromise.text}</p>
      </div>
      <dl className={css.otherPromises}>
        {otherPromises.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

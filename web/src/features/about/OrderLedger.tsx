import { ledgerEntries } from '#web/content/about.ts';
import css from './OrderLedger.module.css';

export function OrderLedger() {
  return (
    <section className="night on-night" aria-labelledby="ledger">
      <div className={`wrap ${css.ledger}`}>
        <div className={css.intro}>
          <h2 id="ledger">A book nobody can rewrite</h2>
          <p className="soft">
            Every order has a page in our ledger. Lines are only ever added, and each is sealed over the one
            before, so that a changed or missing line would show. If you ask what became of your rupees, we
            read it to you.
          </p>
          <p className="soft">It keeps amounts, moments and ids: no name, no birth, no address.</p>
        </div>
        <ol>
          {ledgerEntries.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> <span className="soft">{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

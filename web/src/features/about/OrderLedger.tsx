import { ledgerEntries } from '#web/content/about.ts';
import css from './OrderLedger.module.css';

export function OrderLedger() {
  return (
    <section className="night on-night" aria-labelledby="ledger">
      <div className={`wrap ${css.ledger}`}>
        <div className={css.intro}>
          <h2 id="ledger">A record that nobody can change</h2>
          <p className="soft">
            Our ledger records every step of an order. Entries are added and never changed. Each entry
            contains a check sum of the one before, so a changed or missing entry would be found. If you ask
            what happened to your payment, we can show you every step.
          </p>
          <p className="soft">It contains amounts, times and ids: no name, no birth details, no address.</p>
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

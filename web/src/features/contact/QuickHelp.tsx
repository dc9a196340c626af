import { Link } from 'react-router-dom';
import { firstAid } from '#web/content/support.ts';
import { Icon } from '#web/ui/Icon.tsx';
import css from './QuickHelp.module.css';

export function QuickHelp() {
  return (
    <section className={`wrap ${css.hero}`}>
      <div className={css.say}>
        <h1>What happened?</h1>
        <p className="lead soft">
          Three worries have a quicker way than a letter. For everything else, read on.
        </p>
      </div>
      <ul className={css.list} aria-label="Quick help">
        {firstAid.map(({ worry, help, to }) => (
          <li key={worry}>
            <Link to={to}>
              <span>
                <b>{worry}</b>
                <small className="soft">{help}</small>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

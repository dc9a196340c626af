import { Link } from 'react-router-dom';
import { quickHelp } from '#web/content/support.ts';
import { Icon } from '#web/ui/Icon.tsx';
import css from './QuickHelp.module.css';

export function QuickHelp() {
  return (
    <section className={`wrap ${css.hero}`}>
      <div className={css.text}>
        <h1>What happened?</h1>
        <p className="lead soft">
          Three problems have a quicker solution than a message. For everything else, continue below.
        </p>
      </div>
      <ul className={css.list} aria-label="Quick help">
        {quickHelp.map(({ issue, help, to }) => (
          <li key={issue}>
            <Link to={to}>
              <span>
                <b>{issue}</b>
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

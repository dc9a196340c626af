import { Link } from 'react-router-dom';
import { Emblem } from '#web/charts/Emblem.tsx';
import { startingPoints } from '#web/content/starting-points.ts';
import { ButtonAnchor } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './ReportsHero.module.css';

export function ReportsHero() {
  return (
    <section className={`wrap ${css.hero}`}>
      <div className={css.text}>
        <h1>Choose what you want to know</h1>
        <p className="lead soft">
          Every report is computed from your own sky and written once, for you. Three of them cost nothing.
        </p>
        <div className={css.actions}>
          <ButtonAnchor href="#reports" variant="primary">
            See all reports
          </ButtonAnchor>
          <ButtonAnchor href="#how" variant="text">
            How it works <Icon name="arrow" />
          </ButtonAnchor>
        </div>
      </div>
      <ul className={css.startingPoints} aria-label="Where to begin">
        {startingPoints.map(({ intent, key, name }) => (
          <li key={key}>
            <Link to={`/reports/${key}`}>
              <span className={css.emblem}>
                <Emblem report={key} />
              </span>
              <span>
                <small className="soft">{intent}</small>
                <b>{name}</b>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

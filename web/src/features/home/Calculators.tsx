import { Link } from 'react-router-dom';
import { calculators } from '#web/content/calculators.ts';
import { Glyph } from '#web/ui/Glyph.tsx';
import css from './Calculators.module.css';

export function Calculators() {
  return (
    <section className="band night">
      <div className="wrap">
        <div className="head split">
          <h2>Small instruments, free to turn</h2>
          <p className="soft small">Playful estimates, worked out in your browser. Nothing is sent.</p>
        </div>
        <ul className={css.drawer}>
          {calculators.map(({ id, title, line }) => (
            <li key={id}>
              <Link to={`/calculate/${id}`}>
                <Glyph of={id} />
                <span>
                  <b>{title}</b>
                  <small className="soft">{line}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

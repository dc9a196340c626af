/** Below the eight calculators: what is computed from the real sky, free and without an account. */
import { Link } from 'react-router-dom';
import css from './FromTheRealSky.module.css';

const PAGES = [
  {
    to: '/panchang',
    name: 'Panchang of your town',
    text: 'Tithi, nakshatra, Rahu Kaal, choghadiya and the month, for any day and any town.',
  },
  {
    to: '/kundli-milan',
    name: 'Kundli milan',
    text: 'Two births compared: 36 gunas with their reasons, doshas with their exceptions, Manglik of both.',
  },
];

export const FromTheRealSky = () => (
  <section className={`band wrap ${css.section}`} aria-labelledby="from-the-real-sky">
    <h2 id="from-the-real-sky">From the real sky</h2>
    <ul>
      {PAGES.map(({ to, name, text }) => (
        <li key={to}>
          <h3>
            <Link to={to}>{name}</Link>
          </h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

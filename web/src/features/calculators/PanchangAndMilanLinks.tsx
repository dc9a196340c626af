/** Below the eight calculators: links to panchang and kundli milan, which are free and need no account. */
import { Link } from 'react-router-dom';
import css from './PanchangAndMilanLinks.module.css';

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

export const PanchangAndMilanLinks = () => (
  <section className={`band wrap ${css.section}`} aria-labelledby="panchang-and-milan">
    <h2 id="panchang-and-milan">From the real sky</h2>
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

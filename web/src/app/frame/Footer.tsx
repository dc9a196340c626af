import { Link } from 'react-router-dom';
import { company } from '#web/content/company.ts';
import { ATTRIBUTION } from '#src/places/contract-attribution.ts';
import { footerLinks, legalLinks } from './navigation-links.ts';
import { Brand } from './Navigation.tsx';
import { Newsletter } from './Newsletter.tsx';
import css from './Footer.module.css';

export function Footer() {
  return (
    <footer className={`night on-night below-fold ${css.footer}`}>
      <DegreeArc />
      <div className="wrap">
        <Newsletter />
        <div className={css.columns}>
          <div className={css.brand}>
            <Brand />
            <p className="soft small">
              Vedic reports, computed from the sidereal sky and written in plain words. {company.city}.
            </p>
          </div>
          <QuickLinks />
          <ContactLinks />
          <AccountLinks />
        </div>
        <LegalLinks />
      </div>
    </footer>
  );
}

function QuickLinks() {
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links">Quick links</h2>
      <ul>
        {footerLinks.map(({ to, label }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactLinks() {
  return (
    <section aria-labelledby="talk-to-us">
      <h2 id="talk-to-us">Talk to us</h2>
      <ul>
        <li>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </li>
        <li>
          <a className="num" href={`tel:${company.phone.dialled}`}>
            {company.phone.shown}
          </a>
        </li>
        {company.social.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AccountLinks() {
  return (
    <section aria-labelledby="reports-and-account">
      <h2 id="reports-and-account">Reports and account</h2>
      <ul>
        <li>
          <Link to="/my-reports">My reports</Link>
        </li>
        <li>
          <Link to="/support">Support</Link>
        </li>
        <li>
          <Link to="/verify">Check a PDF</Link>
        </li>
      </ul>
    </section>
  );
}

function LegalLinks() {
  return (
    <div className={css.legal}>
      <span className="num">
        © {company.copyrightYear} {company.name}
      </span>
      <span>{ATTRIBUTION}</span>
      <nav aria-label="Legal">
        <ul>
          {legalLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Part of a large circle with one mark per degree, longer at every fifth. */
function DegreeArc() {
  const circle = { cx: 720, cy: 1560, pathLength: 360, transform: 'rotate(-90 720 1560)' };
  return (
    <svg className={css.arc} viewBox="0 50 1440 150" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <circle {...circle} r="1500" />
      <circle
        {...circle}
        r="1495"
        strokeWidth="10"
        strokeDasharray=".05 .45"
        strokeDashoffset=".025"
        opacity=".6"
      />
      <circle {...circle} r="1487" strokeWidth="26" strokeDasharray=".06 4.94" strokeDashoffset=".03" />
    </svg>
  );
}

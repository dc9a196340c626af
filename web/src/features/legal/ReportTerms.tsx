import { Link } from 'react-router-dom';
import { company } from '#web/content/company.ts';
import { astrologyReports } from '#web/content/legal/astrology-reports.ts';
import css from './ReportTerms.module.css';
import { useGrievance } from './policy-data.ts';

const { title, intro, delivery, refund, grievance, rights, ledger, otherPeople } = astrologyReports;

export function ReportTerms() {
  return (
    <section className="wrap" aria-labelledby="for-reports">
      <div className={css.box}>
        <div className={css.head}>
          <h2 id="for-reports">{title}</h2>
          <p className="soft">{intro}</p>
        </div>
        <dl>
          <div>
            <dt>Delivery</dt>
            <dd>{delivery}</dd>
          </div>
          <div>
            <dt>Refund</dt>
            <dd>{refund}</dd>
          </div>
          <div>
            <dt>Grievance</dt>
            <dd>
              {grievance} <a href={`mailto:${company.email}`}>{company.email}</a>. <GrievanceOfficer />
            </dd>
          </div>
          <div>
            <dt>Your data</dt>
            <dd>
              {rights} <Link to="/profile">your profile</Link>. {ledger}
            </dd>
          </div>
          <div>
            <dt>Other people</dt>
            <dd>{otherPeople}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/** The officer is configured; without the configuration there is only a link to the support page. */
function GrievanceOfficer() {
  const contact = useGrievance();
  const supportLink = <Link to="/support">Support</Link>;
  if (!contact) return <>If that does not settle it, see {supportLink}.</>;
  return (
    <>
      If that does not settle it: {contact.officer}, <a href={`mailto:${contact.email}`}>{contact.email}</a>;
      more under {supportLink}.
    </>
  );
}

import { Link } from 'react-router-dom';
import { company } from '#web/content/company.ts';
import { astrologyReports } from '#web/content/legal/astrology-reports.ts';
import css from './ReportTerms.module.css';
import { useGrievance } from './policy-data.ts';

const { title, intro, delivery, refund, grievance, rights, ledger } = astrologyReports;

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
        </dl>
      </div>
    </section>
  );
}

/** From the configuration; without it the support page is linked. */
function GrievanceOfficer() {
  const officer = useGrievance();
  const support = <Link to="/support">Support</Link>;
  if (!officer) return <>If that does not settle it, see {support}.</>;
  return (
    <>
      If that does not settle it: {officer.officer}, <a href={`mailto:${officer.email}`}>{officer.email}</a>;
      more under {support}.
    </>
  );
}

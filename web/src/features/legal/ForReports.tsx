import { Link } from 'react-router-dom';
import { company } from '#web/content/company.ts';
import { astrologyReports } from '#web/content/legal/astrology-reports.ts';
import css from './ForReports.module.css';
import { useGrievance } from './policy-data.ts';

const { title, intro, delivery, refund, grievance, rights, ledger } = astrologyReports;

export function ForReports() {
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
              {grievance} <a href={`mailto:${company.email}`}>{company.email}</a>. <Officer />
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

/** Named by the configuration; where nobody has told us, the support page is the way. */
function Officer() {
  const above = useGrievance();
  const support = <Link to="/support">Support</Link>;
  if (!above) return <>If that does not settle it, see {support}.</>;
  return (
    <>
      If that does not settle it: {above.officer}, <a href={`mailto:${above.email}`}>{above.email}</a>; more
      under {support}.
    </>
  );
}

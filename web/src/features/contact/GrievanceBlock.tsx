import type { Grievance } from '#src/contact/contract.ts';
import { company } from '#web/content/company.ts';
import css from './GrievanceBlock.module.css';

/** Required by the Consumer Protection (E-Commerce) Rules, 2020: name, contact and deadlines of the grievance officer. */
export function GrievanceBlock({ grievance }: { grievance: Grievance | null }) {
  return (
    <section className={`wrap ${css.block}`} aria-labelledby="grievance">
      <div className={css.text}>
        <h2 id="grievance">If support could not settle it</h2>
        <p>
          The grievance officer answers complaints about this site. A complaint is acknowledged within 48
          hours and settled within one month of its arrival.
        </p>
      </div>
      {grievance ? (
        <Officer {...grievance} />
      ) : (
        <p>Ask at {company.email} for the name of our grievance officer.</p>
      )}
    </section>
  );
}

const Officer = ({ officer, email, phone, address }: Grievance) => (
  <dl className={css.facts}>
    <div>
      <dt>Grievance officer</dt>
      <dd>{officer}</dd>
    </div>
    <div>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </div>
    <div>
      <dt>Phone</dt>
      <dd>
        <a className="num" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      </dd>
    </div>
    <div>
      <dt>By post</dt>
      <dd>{address}</dd>
    </div>
  </dl>
);

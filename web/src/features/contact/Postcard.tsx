/** The four ways to the house on one card: what a sender finds on the back of it. */
import type { ReactNode } from 'react';
import { company } from '#web/content/company.ts';
import { house } from '#web/content/house.ts';
import { Stamp } from './Stamp.tsx';
import css from './Postcard.module.css';

export function Postcard() {
  const { name, phone, email } = company;
  const { address, phoneHours, emailPromise, website } = house;
  return (
    <section className={css.card} aria-label="How to reach us">
      <div className={css.ways}>
        <Way title="Phone" note={phoneHours}>
          <a className="num" href={`tel:${phone.dialled}`}>
            {phone.shown}
          </a>
        </Way>
        <Way title="E-mail" note={emailPromise}>
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
        <Way title="Website" note="You are here: open day and night">
          <a href="/">{website}</a>
        </Way>
      </div>
      <div className={css.front}>
        <Stamp />
        <div className={css.to}>
          <h2>Address</h2>
          <address>
            <b>{name}</b>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      </div>
    </section>
  );
}

const Way = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <div className={css.way}>
    <h2>{title}</h2>
    <p className={css.say}>{children}</p>
    <p className="small soft num">{note}</p>
  </div>
);

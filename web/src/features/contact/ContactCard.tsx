/** Phone, e-mail, website and address, drawn as a postcard. */
import type { ReactNode } from 'react';
import { company } from '#web/content/company.ts';
import { office } from '#web/content/office.ts';
import { PostmarkArt } from './PostmarkArt.tsx';
import css from './ContactCard.module.css';

export function ContactCard() {
  const { name, phone, email } = company;
  const { address, phoneHours, emailReplyTime, website } = office;
  return (
    <section className={css.card} aria-label="How to reach us">
      <div className={css.addressSide}>
        <PostmarkArt />
        <div className={css.address}>
          <h2>Address</h2>
          <address>
            <b>{name}</b>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      </div>
      <div className={css.contactWays}>
        <ContactWay title="Phone" note={phoneHours}>
          <a className="num" href={`tel:${phone.dialled}`}>
            {phone.shown}
          </a>
        </ContactWay>
        <ContactWay title="Email" note={emailReplyTime}>
          <a href={`mailto:${email}`}>{email}</a>
        </ContactWay>
        <ContactWay title="Website" note="This site, open day and night">
          <a href="/">{website}</a>
        </ContactWay>
      </div>
    </section>
  );
}

const ContactWay = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <div className={css.contactWay}>
    <h2>{title}</h2>
    <p className={css.contact}>{children}</p>
    <p className="small soft num">{note}</p>
  </div>
);

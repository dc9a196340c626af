import { Link } from 'react-router-dom';
import { ContactForm } from './ContactForm.tsx';
import { ContactCard } from './ContactCard.tsx';
import { VisitSection } from './VisitSection.tsx';
import css from './ContactPage.module.css';

export function Component() {
  return (
    <>
      <title>Contact | Lagna</title>
      <meta
        name="description"
        content="Write to Lagna in New Delhi, call Monday to Saturday from 11 to 4, or visit us. A person answers every message within 24 hours on business days."
      />
      <section className={`wrap ${css.hero}`}>
        <div className={css.text}>
          <h1>Write, call or visit us</h1>
          <p className="lead soft">
            People answer here, not a machine. They know about charts, orders and payments, and they sign with
            their names.
          </p>
        </div>
        <ContactCard />
      </section>
      <section className="vellum band">
        <div className={`wrap ${css.formSection}`}>
          <div className={css.intro}>
            <h2 id="write">Your message</h2>
            <p>
              You can write at any hour of the day or night. You get a number by e-mail at once, and an answer
              within 24 hours on business days. If it is about a report you ordered,{' '}
              <Link to="/support">support</Link> lets you choose the order along with it.
            </p>
            <p>We call your phone number only about your message.</p>
            <p className="because soft">
              <i>Because</i> a short call can often settle a doubtful birth time.
            </p>
          </div>
          <ContactForm labelledby="write" />
        </div>
      </section>
      <VisitSection />
    </>
  );
}

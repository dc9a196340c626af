/** Link from the panchang to the free kundli. */
import { ButtonLink } from '#web/ui/Button.tsx';
import css from './FreeKundliLink.module.css';

export const FreeKundliLink = () => (
  <section className="band night" aria-labelledby="way-on">
    <div className={`wrap ${css.columns}`}>
      <div className={css.text}>
        <h2 id="way-on">Where was the Moon when you were born?</h2>
        <p className="soft lead">
          Your own chart, from your date, time and place of birth. Free, in about two minutes.
        </p>
      </div>
      <ButtonLink to="/reports/free-kundli" variant="primary">
        Get my free kundli
      </ButtonLink>
    </div>
  </section>
);

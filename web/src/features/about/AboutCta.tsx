import { company } from '#web/content/company.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './AboutCta.module.css';

export function AboutCta() {
  return (
    <section className={`wrap ${css.closing}`} aria-labelledby="begin">
      <div>
        <h2 id="begin">See it in your own chart</h2>
        <p className="soft">
          Three reports are free. Questions go to <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
      </div>
      <div className={css.actions}>
        <ButtonLink to="/reports" variant="primary">
          See the reports
        </ButtonLink>
        <ButtonLink to="/blogs" variant="text">
          Read how it works <Icon name="arrow" />
        </ButtonLink>
      </div>
    </section>
  );
}

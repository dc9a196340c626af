import type { NextStep } from '#src/dashboard/contract.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './NextSteps.module.css';

/** Suggested actions; the first is the primary action of the page. */
export const NextSteps = ({ steps }: { steps: NextStep[] }) => (
  <section className={`vellum ${css.band}`} aria-labelledby="next">
    <div className={`wrap ${css.inside}`}>
      <h2 id="next">What to do next</h2>
      <ol className={css.steps}>
        {steps.map(({ key, title, text, to, label }, index) => (
          <li key={key}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
            <ButtonLink to={to} variant={index === 0 ? 'primary' : 'text'} small>
              {label} {index > 0 && <Icon name="arrow" />}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

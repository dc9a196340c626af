import { Logo } from '#web/charts/Logo.tsx';
import { calculators } from '#web/content/calculators.ts';
import { ButtonAnchor, ButtonLink } from '#web/ui/Button.tsx';
import { CalculatorIcon } from '#web/ui/CalculatorIcon.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './CalculatorsHero.module.css';

export function CalculatorsHero() {
  return (
    <section className={`wrap ${css.hero}`}>
      <div className={css.text}>
        <h1>Free Astrology &amp; Numerology Calculators</h1>
        <p className="lead soft">Eight small calculators, with every term explained.</p>
        <div className={css.actions}>
          <ButtonAnchor href="#calculators" variant="primary">
            Choose a calculator
          </ButtonAnchor>
          <ButtonLink to="/reports" variant="text">
            Get a Detailed Personalised Report <Icon name="arrow" />
          </ButtonLink>
        </div>
      </div>
      <CalculatorIcons />
    </section>
  );
}

/** The icons of the eight calculators around a chart. Hidden from screen readers: the list below has the names. */
function CalculatorIcons() {
  const icons = calculators.map(({ id }) => <CalculatorIcon key={id} calculator={id} />);
  icons.splice(4, 0, <Logo key="chart" background="night" />);
  return (
    <div className={`night on-night ${css.icons}`} aria-hidden="true">
      {icons.map((icon) => (
        <span key={icon.key}>{icon}</span>
      ))}
    </div>
  );
}

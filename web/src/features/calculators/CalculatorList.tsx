import { buildCalculatorPath, calculators, type CalculatorEntry } from '#web/content/calculators.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CalculatorIcon } from '#web/ui/CalculatorIcon.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './CalculatorList.module.css';

export function CalculatorList() {
  return (
    <section id="calculators" className={`band vellum ${css.calculators}`} aria-labelledby="all-calculators">
      <div className="wrap">
        <h2 id="all-calculators">Choose a calculator</h2>
        <ul>
          {calculators.map((calculator) => (
            <CalculatorItem key={calculator.id} calculator={calculator} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function CalculatorItem({ calculator: { id, title, description } }: { calculator: CalculatorEntry }) {
  return (
    <li>
      <CalculatorIcon calculator={id} />
      <div>
        <h3>{title}</h3>
        <p className="soft">{description}</p>
        <ButtonLink to={buildCalculatorPath(id)} variant="text" aria-label={`Open Calculator: ${title}`}>
          Open Calculator <Icon name="arrow" />
        </ButtonLink>
      </div>
    </li>
  );
}

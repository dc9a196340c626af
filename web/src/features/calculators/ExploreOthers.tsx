import { Link } from 'react-router-dom';
import { buildCalculatorPath, calculators, type CalculatorId } from '#web/content/calculators.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CalculatorIcon } from '#web/ui/CalculatorIcon.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './ExploreOthers.module.css';

/** From the specification. */
const MAX_SHOWN = 4;

/** `isOnVellum`: the background differs from that of the section above. */
type Props = { excludedId: CalculatorId; isOnVellum: boolean };

export function ExploreOthers({ excludedId, isOnVellum }: Props) {
  const otherCalculators = calculators.filter(({ id }) => id !== excludedId).slice(0, MAX_SHOWN);
  return (
    <section className={`band ${isOnVellum ? 'vellum' : ''} ${css.explore}`} aria-labelledby="explore">
      <div className="wrap">
        <div className="head split">
          <h2 id="explore">Explore Other Calculators</h2>
          <ButtonLink to="/calculators" variant="text">
            View All <Icon name="arrow" />
          </ButtonLink>
        </div>
        <ul>
          {otherCalculators.map(({ id, title, subtitle }) => (
            <li key={id}>
              <Link to={buildCalculatorPath(id)}>
                <CalculatorIcon calculator={id} />
                <span>
                  <b>{title}</b>
                  <small className="soft">{subtitle}</small>
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { calculatorBenefits, calculatorSteps } from '#web/content/calculator-words/index-page.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import css from './HowTheyWork.module.css';

export function HowTheyWork() {
  return (
    <section className="band night" aria-labelledby="how-they-work">
      <div className="wrap">
        <h2 id="how-they-work">How These Calculators Work</h2>
        <NumberedSteps steps={calculatorSteps} />
      </div>
    </section>
  );
}

export function Benefits() {
  return (
    <section className={`band wrap ${css.benefits}`} aria-labelledby="benefits">
      <h2 id="benefits">A game, played fair</h2>
      <DefinitionList items={calculatorBenefits} />
    </section>
  );
}

import { CalculatorList } from './CalculatorList.tsx';
import { PanchangAndMilanLinks } from './PanchangAndMilanLinks.tsx';
import { CalculatorsHero } from './CalculatorsHero.tsx';
import { calculatorBenefits, calculatorSteps } from '#web/content/calculator-texts/index-page.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import css from './CalculatorsPage.module.css';

export function Component() {
  return (
    <>
      <title>Free Astrology &amp; Numerology Calculators | Lagna</title>
      <meta
        name="description"
        content="Eight free calculators: love match, numerology, sun sign, rising sign, rashi and nakshatra, mahadasha, moon sign, atmakaraka. Computed in your browser, with every term explained."
      />
      <CalculatorsHero />
      <CalculatorList />
      <PanchangAndMilanLinks />
      <HowTheyWork />
      <Benefits />
    </>
  );
}

function HowTheyWork() {
  return (
    <section className="band night" aria-labelledby="how-they-work">
      <div className="wrap">
        <h2 id="how-they-work">How These Calculators Work</h2>
        <NumberedSteps steps={calculatorSteps} />
      </div>
    </section>
  );
}

function Benefits() {
  return (
    <section className={`band wrap ${css.benefits}`} aria-labelledby="benefits">
      <h2 id="benefits">How far to trust them</h2>
      <DefinitionList items={calculatorBenefits} />
    </section>
  );
}

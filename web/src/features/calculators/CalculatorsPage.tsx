import { CalculatorList } from './CalculatorList.tsx';
import { CalculatorsHero } from './CalculatorsHero.tsx';
import { Benefits, HowTheyWork } from './HowTheyWork.tsx';

export function Component() {
  return (
    <>
      <title>Free Astrology &amp; Numerology Calculators | Lagna</title>
      <meta
        name="description"
        content="Eight free calculators: love match, numerology, sun sign, rising sign, rashi and nakshatra, mahadasha, moon sign, atmakaraka. Worked out in your browser, with every word explained."
      />
      <CalculatorsHero />
      <CalculatorList />
      <HowTheyWork />
      <Benefits />
    </>
  );
}

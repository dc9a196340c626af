import { About } from './About.tsx';
import { Calculators } from './Calculators.tsx';
import { Statistics } from './Statistics.tsx';
import { Testimonials } from './Testimonials.tsx';

export function HomeBelowFold() {
  return (
    <>
      <Calculators />
      <Statistics />
      <About />
      <Testimonials />
    </>
  );
}

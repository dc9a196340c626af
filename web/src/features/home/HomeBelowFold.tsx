import type { Report } from '#src/catalogue/contract.ts';
import { About } from './About.tsx';
import { Calculators } from './Calculators.tsx';
import { ReportCards } from './ReportCards.tsx';
import { Statistics } from './Statistics.tsx';
import { Testimonials } from './Testimonials.tsx';

export function HomeBelowFold({ reports }: { reports: Report[] }) {
  return (
    <>
      <ReportCards reports={reports} />
      <Calculators />
      <Statistics />
      <About />
      <Testimonials />
    </>
  );
}

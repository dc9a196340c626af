import { whyUs } from '#web/content/report-page.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import css from './WhyUs.module.css';

export function WhyUs() {
  return (
    <section className={`band wrap far ${css.why}`} aria-labelledby="why">
      <h2 id="why">Why people choose us, and send their sisters</h2>
      <DefinitionList items={whyUs} />
    </section>
  );
}

/** The lower part of a calculator page: the panel of chart facts, and other calculators. */
import type { CalculatorId } from '#web/content/calculators.ts';
import { ExploreOthers } from './ExploreOthers.tsx';
import type { CalculatorStore } from './calculator-store.ts';
import { ChartFactsPanel } from './chart-facts/ChartFactsPanel.tsx';

export function CalculatorBelowFold({ id, store }: { id: CalculatorId; store: CalculatorStore }) {
  return (
    <>
      {id !== 'love' && <ChartFactsPanel id={id} store={store} />}
      <ExploreOthers excludedId={id} isOnVellum={id === 'love'} />
    </>
  );
}

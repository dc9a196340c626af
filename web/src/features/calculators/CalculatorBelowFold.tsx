/** The lower part of a calculator page: the answer from the real sky, and other calculators. */
import type { CalculatorId } from '#web/content/calculators.ts';
import { ExploreOthers } from './ExploreOthers.tsx';
import type { CalculatorStore } from './calculator-store.ts';
import { RealSky } from './real-sky/RealSky.tsx';

export function CalculatorBelowFold({ id, store }: { id: CalculatorId; store: CalculatorStore }) {
  return (
    <>
      {id !== 'love' && <RealSky id={id} store={store} />}
      <ExploreOthers excludedId={id} isOnVellum={id === 'love'} />
    </>
  );
}

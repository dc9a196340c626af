/** Title and form beside the result, and the explained terms below. */
import { useEffect, useRef } from 'react';
import type { Term } from '#web/content/calculator-texts/terms.ts';
import type { CalculatorEntry } from '#web/content/calculators.ts';
import { CalculatorIcon } from '#web/ui/CalculatorIcon.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { isMotionReduced } from '#web/ui/behaviour/reduced-motion.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import type { CalculatorStore } from './calculator-store.ts';
import type { CalculatorValues } from './calculator-values.ts';
import { calculatorForms } from './calculator-forms.ts';
import { useDelayedResult } from '#web/ui/behaviour/use-delayed-result.ts';
import css from './CalculatorLayout.module.css';

/** From the specification; the same for all eight calculators. */
const DELAY_SECONDS = 5;

type Props = { calculator: CalculatorEntry; terms: readonly Term[]; store: CalculatorStore };

export function CalculatorLayout({ calculator, terms, store }: Props) {
  const { id, title, description } = calculator;
  const spec = calculatorForms[id];
  const compute = async (values: CalculatorValues) =>
    (await loadChunk(() => import('./compute-result.tsx'))).computeResult(calculator, values);
  const { result, isCalculating, run } = useDelayedResult(DELAY_SECONDS * 1000, compute);
  const resultRef = useScrollIntoView(result);
  useEffect(() => {
    if (result) store.update({ playfulValues: result.values });
  }, [result, store]);
  const share = async () => {
    const { shareResult } = await loadChunk(() => import('./share-result.ts'));
    if (result) await shareResult(title, result.shareText);
  };
  return (
    <div className={`wrap ${css.layout}`}>
      <div className={css.form}>
        <CalculatorIcon calculator={id} />
        <h1>{title}</h1>
        <p className="lead soft">{description}</p>
        <CalculatorForm
          spec={spec}
          store={store}
          delaySeconds={DELAY_SECONDS}
          isCalculating={isCalculating}
          onCalculate={run}
        />
      </div>
      <section ref={resultRef} className={`night on-night ${css.result}`} aria-label="Your result">
        <ResultPanel
          id={id}
          result={result?.content}
          isCalculating={isCalculating}
          shareLink={result?.shareLink}
          onShare={() => void share()}
          hasChartFacts={spec.inputs.includes('date')}
        />
      </section>
      <Terms terms={terms} />
    </div>
  );
}

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <section className={css.terms} aria-label="Words used here">
      {terms.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p className="soft">{answer}</p>
        </details>
      ))}
    </section>
  );
}

/** A result is visible when it begins in this upper part of the window. */
const VISIBLE_PART = 0.6;

/** Scrolls to a new result unless it is visible: on a phone it is below the form. */
function useScrollIntoView(result: object | undefined) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!result || !element || element.getBoundingClientRect().top < innerHeight * VISIBLE_PART) return;
    element.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'auto' : 'smooth' });
  }, [result]);
  return ref;
}

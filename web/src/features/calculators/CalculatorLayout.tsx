/** Title and form beside the result, and the explained terms below. */
import { useEffect, useRef } from 'react';
import type { Term } from '#web/content/calculator-texts/terms.ts';
import type { CalculatorEntry } from '#web/content/calculators.ts';
import { CalculatorIcon } from '#web/ui/CalculatorIcon.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { isMotionReduced } from '#web/ui/behaviour/reduced-motion.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import type { CalculatorValues } from './calculator-values.ts';
import { calculatorForms } from './calculator-forms.tsx';
import { useDelayedResult } from '#web/ui/behaviour/use-delayed-result.ts';
import css from './CalculatorLayout.module.css';

/** From the specification; the same for all eight calculators. */
const DELAY_SECONDS = 5;

type Props = { calculator: CalculatorEntry; terms: readonly Term[] };

export function CalculatorLayout({ calculator, terms }: Props) {
  const { id, title, description } = calculator;
  const spec = calculatorForms[id];
  const compute = async (values: CalculatorValues) =>
    (await loadChunk(() => import('./compute-result.tsx'))).computeResult(calculator, values);
  const { result, isCalculating, run } = useDelayedResult(DELAY_SECONDS * 1000, compute);
  const resultRef = useScrollIntoView(result);
  return (
    <div className={`wrap ${css.layout}`}>
      <div className={css.form}>
        <CalculatorIcon calculator={id} />
        <h1>{title}</h1>
        <p className="lead soft">{description}</p>
        <CalculatorForm
          spec={spec}
          delaySeconds={DELAY_SECONDS}
          isCalculating={isCalculating}
          onCalculate={run}
        />
      </div>
      <section ref={resultRef} className={`night on-night ${css.result}`} aria-label="Your result">
        <ResultPanel
          placeholder={spec.placeholder}
          result={result?.content}
          isCalculating={isCalculating}
          onShare={() => result && void shareResult(title, result.shareText)}
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

/** Opens the share sheet of the device; without one, copies to the clipboard. `text` has no names or dates. */
async function shareResult(title: string, text: string): Promise<void> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    await navigator.share({ title, text, url }).catch(() => {});
    return;
  }
  await copyToClipboard(`${text}\n${url}`);
}

async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Copied. Paste it wherever you like.', { tone: 'success' });
  } catch {
    showToast('Your browser did not let us copy it.', { tone: 'error' });
  }
}

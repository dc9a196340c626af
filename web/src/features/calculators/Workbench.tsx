/** Title and form on the left, the instrument's face on the right, the words explained beneath. */
import { useEffect, useRef } from 'react';
import type { Term } from '#web/content/calculator-words/terms.ts';
import type { CalculatorEntry } from '#web/content/calculators.ts';
import { CalculatorIcon } from '#web/ui/CalculatorIcon.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { prefersReducedMotion } from '#web/ui/behaviour/reduced-motion.ts';
import { Answer } from './Answer.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import type { Details } from './answers.ts';
import { instruments } from './instruments.tsx';
import { share } from './share.ts';
import { useDelayedResult } from '#web/ui/behaviour/use-delayed-result.ts';
import css from './Workbench.module.css';

/** The specification's delay, the same for all eight. */
const SECONDS = 5;

type Props = { calculator: CalculatorEntry; terms: readonly Term[] };

export function Workbench({ calculator, terms }: Props) {
  const { id, title, description } = calculator;
  const instrument = instruments[id];
  const answer = async (details: Details) =>
    (await loadChunk(() => import('./readings.tsx'))).answer(calculator, details);
  const { result: answered, calculating, run: ask } = useDelayedResult(SECONDS * 1000, answer);
  const face = useBroughtIntoView(answered);
  return (
    <div className={`wrap ${css.bench}`}>
      <div className={css.ask}>
        <CalculatorIcon of={id} />
        <h1>{title}</h1>
        <p className="lead soft">{description}</p>
        <CalculatorForm instrument={instrument} seconds={SECONDS} calculating={calculating} onAsk={ask} />
      </div>
      <section ref={face} className={`night on-night ${css.face}`} aria-label="Your result">
        <Answer
          rest={instrument.rest}
          found={answered?.found}
          calculating={calculating}
          onShare={() => answered && void share(title, answered.told)}
        />
      </section>
      <Terms terms={terms} />
    </div>
  );
}

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <section className={css.terms} aria-label="Words used here">
      {terms.map(({ asked, answer }) => (
        <details key={asked}>
          <summary>{asked}</summary>
          <p className="soft">{answer}</p>
        </details>
      ))}
    </section>
  );
}

/** On a phone the answer comes below the fold: it is brought up, unless the reader is at it already. */
function useBroughtIntoView(answered: object | undefined) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const face = ref.current;
    if (!answered || !face || face.getBoundingClientRect().top < innerHeight * 0.6) return;
    face.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [answered]);
  return ref;
}

/** The panel "From the real sky": asks for what the calculator does not ask, and shows what the engine computes. */
import { useEffect, useRef } from 'react';
import { realSkyIntros, type RealSkyId } from '#web/content/calculator-texts/real-sky.ts';
import type { CalculatorStore } from '#web/features/calculators/calculator-store.ts';
import { RealSkyForm } from './RealSkyForm.tsx';
import { RealSkyWaiting } from './RealSkyWaiting.tsx';
import { useSkyAnswer, type SkyAnswerState } from './use-sky-answer.ts';
import css from './RealSky.module.css';

export function RealSky({ id, store }: { id: RealSkyId; store: CalculatorStore }) {
  const sky = useSkyAnswer(store);
  const { state } = sky;
  const bodyRef = useFocusOnAnswer(state.status);
  return (
    <section
      className={`band vellum ${css.panel}`}
      id="real-sky"
      aria-labelledby="real-sky-title"
      data-status={state.status}
    >
      <div className={`wrap ${css.columns}`}>
        <h2 id="real-sky-title">From the real sky</h2>
        <div ref={bodyRef} className={css.body} data-asked={state.status === 'idle' ? undefined : id}>
          <p role="status" className="sr-only">
            {state.status === 'waiting' && 'Computing the answer from the real sky.'}
          </p>
          {state.status === 'waiting' && <RealSkyWaiting />}
          {state.status === 'answered' && (
            <state.Answer
              id={id}
              question={state.question}
              response={state.response}
              vocabulary={state.vocabulary}
              store={store}
              onChooseOffset={sky.chooseOffset}
              onEdit={sky.reset}
            />
          )}
          <div hidden={state.status === 'waiting' || state.status === 'answered'}>
            <p className={css.intro}>{realSkyIntros[id]}</p>
            <RealSkyForm id={id} store={store} sky={sky} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The focused button disappears: a new answer gets the focus, and the form when the answer is closed. */
function useFocusOnAnswer(status: SkyAnswerState['state']['status']) {
  const ref = useRef<HTMLDivElement>(null);
  const previousStatus = useRef(status);
  useEffect(() => {
    const wasAnswered = previousStatus.current === 'answered';
    previousStatus.current = status;
    const active = document.activeElement;
    // the focus is elsewhere when the visitor has moved on
    if (active !== document.body && !ref.current?.contains(active)) return;
    if (status === 'answered') ref.current?.querySelector<HTMLElement>('h3')?.focus();
    else if (wasAnswered && status === 'idle') ref.current?.querySelector('input')?.focus();
  }, [status]);
  return ref;
}

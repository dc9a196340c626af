/** The panel "From the real sky": asks for the missing birth details, and shows facts of the birth chart. */
import { useEffect, useRef } from 'react';
import { chartFactsIntros, type ChartFactsCalculatorId } from '#web/content/calculator-texts/chart-facts.ts';
import type { CalculatorStore } from '#web/features/calculators/calculator-store.ts';
import { ChartFactsForm } from './ChartFactsForm.tsx';
import { ChartFactsWaiting } from './ChartFactsWaiting.tsx';
import { useChartFacts, type ChartFactsState } from './use-chart-facts.ts';
import css from './ChartFactsPanel.module.css';

export function ChartFactsPanel({ id, store }: { id: ChartFactsCalculatorId; store: CalculatorStore }) {
  const chartFacts = useChartFacts(store);
  const { state } = chartFacts;
  const bodyRef = useFocusOnAnswer(state.status);
  return (
    <section
      className={`band vellum ${css.panel}`}
      id="chart-facts"
      aria-labelledby="chart-facts-title"
      data-status={state.status}
    >
      <div className={`wrap ${css.columns}`}>
        <h2 id="chart-facts-title">From the real sky</h2>
        <div ref={bodyRef} className={css.body} data-is-requested={state.status === 'idle' ? undefined : id}>
          <p role="status" className="sr-only">
            {state.status === 'waiting' && 'Computing the answer from the real sky.'}
          </p>
          {state.status === 'waiting' && <ChartFactsWaiting />}
          {state.status === 'answered' && (
            <state.Answer
              id={id}
              query={state.query}
              response={state.response}
              vocabulary={state.vocabulary}
              store={store}
              onChooseOffset={chartFacts.chooseOffset}
              onEdit={chartFacts.reset}
            />
          )}
          <div hidden={state.status === 'waiting' || state.status === 'answered'}>
            <p className={css.intro}>{chartFactsIntros[id]}</p>
            <ChartFactsForm id={id} store={store} chartFacts={chartFacts} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The focused button disappears: a new answer gets the focus, and the form when the answer is closed. */
function useFocusOnAnswer(status: ChartFactsState['state']['status']) {
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

/** The state of the panel: the request to the server, its response or its error. */
import { useEffect, useState } from 'react';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { ChartFactsResponse, BirthQuery } from '#src/chart-facts/contract.ts';
import type { CalculatorStore } from '#web/features/calculators/calculator-store.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import type { ChartFactsAnswer } from './ChartFactsAnswer.tsx';
import type { ChartFactsFailure } from './chart-facts-form.ts';

type State =
  | { status: 'idle' }
  | { status: 'waiting'; query: BirthQuery }
  | {
      status: 'answered';
      query: BirthQuery;
      Answer: typeof ChartFactsAnswer;
      response: ChartFactsResponse;
      vocabulary: SignVocabulary;
    }
  | ({ status: 'failed'; query: BirthQuery } & ChartFactsFailure);

export type ChartFactsState = ReturnType<typeof useChartFacts>;

const IDLE: State = { status: 'idle' };
const LOAD_ERROR = 'We could not compute this just now. Nothing was lost. Please try again.';

export function useChartFacts(store: CalculatorStore) {
  const [state, setState] = useState(IDLE);
  useEffect(() => {
    if (state.status !== 'waiting') return undefined;
    const controller = new AbortController();
    void loadFacts(state.query, controller.signal).then(
      (newState) => controller.signal.aborted || setState(newState),
    );
    return () => controller.abort();
  }, [state]);
  // An answer belongs to the birth on the screen: it is closed when date or time above change.
  useEffect(() => onBirthChange(store, () => setState(IDLE)), [store]);
  const request = (query: BirthQuery) => setState({ status: 'waiting', query });
  return {
    state,
    request,
    /** also cancels a request */
    reset: () => setState(IDLE),
    /** requests the facts of the same birth by another clock */
    chooseOffset: (utcOffsetSeconds: number) => {
      if (state.status !== 'idle') request({ ...state.query, utcOffsetSeconds });
    },
  };
}

function onBirthChange(store: CalculatorStore, callback: () => void): () => void {
  let { typed } = store.getState();
  return store.subscribe(() => {
    const previous = typed;
    typed = store.getState().typed;
    const fields = ['day', 'month', 'year', 'time'] as const;
    if (fields.some((field) => previous[field] !== typed[field])) callback();
  });
}

async function loadFacts(query: BirthQuery, signal: AbortSignal): Promise<State> {
  try {
    const { fetchChartFacts, ChartFactsAnswer: Answer } = await loadChunk(
      () => import('./fetch-chart-facts.ts'),
    );
    const result = await fetchChartFacts(query, signal);
    return 'response' in result
      ? { status: 'answered', query, Answer, ...result }
      : { status: 'failed', query, ...result };
  } catch {
    return { status: 'failed', query, errors: {}, message: LOAD_ERROR };
  }
}

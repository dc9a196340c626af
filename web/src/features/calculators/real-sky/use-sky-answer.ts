/** The state of the panel: a question to the server, its answer or its error. */
import { useEffect, useState } from 'react';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { SkyAnswersResponse, SkyQuestion } from '#src/sky-answers/contract.ts';
import type { CalculatorStore } from '#web/features/calculators/calculator-store.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import type { RealSkyAnswer } from './RealSkyAnswer.tsx';
import type { SkyFailure } from './real-sky-form.ts';

type State =
  | { status: 'idle' }
  | { status: 'waiting'; question: SkyQuestion }
  | {
      status: 'answered';
      question: SkyQuestion;
      Answer: typeof RealSkyAnswer;
      response: SkyAnswersResponse;
      vocabulary: SignVocabulary;
    }
  | ({ status: 'failed'; question: SkyQuestion } & SkyFailure);

export type SkyAnswerState = ReturnType<typeof useSkyAnswer>;

const IDLE: State = { status: 'idle' };
const LOAD_ERROR = 'We could not compute this just now. Nothing was lost. Please try again.';

export function useSkyAnswer(store: CalculatorStore) {
  const [state, setState] = useState(IDLE);
  useEffect(() => {
    if (state.status !== 'waiting') return undefined;
    const controller = new AbortController();
    void loadAnswer(state.question, controller.signal).then(
      (newState) => controller.signal.aborted || setState(newState),
    );
    return () => controller.abort();
  }, [state]);
  // An answer belongs to the birth on the screen: when date or time changes above, it goes.
  useEffect(() => onBirthChange(store, () => setState(IDLE)), [store]);
  const ask = (question: SkyQuestion) => setState({ status: 'waiting', question });
  return {
    state,
    ask,
    /** also cancels a question */
    reset: () => setState(IDLE),
    /** asks the same question again, by another clock */
    chooseOffset: (utcOffsetSeconds: number) => {
      if (state.status !== 'idle') ask({ ...state.question, utcOffsetSeconds });
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

async function loadAnswer(question: SkyQuestion, signal: AbortSignal): Promise<State> {
  try {
    const { askSky, RealSkyAnswer: Answer } = await loadChunk(() => import('./ask-sky.ts'));
    const result = await askSky(question, signal);
    return 'response' in result
      ? { status: 'answered', question, Answer, ...result }
      : { status: 'failed', question, ...result };
  } catch {
    return { status: 'failed', question, errors: {}, message: LOAD_ERROR };
  }
}

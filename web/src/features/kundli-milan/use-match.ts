/** The state of the page: the form, the request to the server, its response or its errors. */
import { useEffect, useState } from 'react';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import type { MatchResponse } from '#src/kundli-milan/contract.ts';
import type { MatchRole } from '#src/kundli-milan/contract-couple.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import type { MatchFailure } from './fetch-match.ts';
import {
  listClocks,
  NO_ERRORS,
  toMatchRequest,
  type CoupleBirths,
  type CoupleErrors,
  type CoupleValues,
} from './match-form.ts';
import { hasMatchCouple } from '#web/lib/purchase/match-couple.ts';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';

export type MatchAnswer = Pick<MatchResponse, 'match' | 'shareToken'> & {
  /** of the form at the time of the request */
  names: Record<MatchRole, string>;
  /** of the form, for a member who keeps the match; absent if it was rendered by the server or is kept already */
  births?: CoupleBirths;
  /** by the server, for a browser without scripts */
  isRendered?: true;
};

type State = {
  values: CoupleValues;
  errors: CoupleErrors;
  clocks: MatchFailure['clocks'];
  message?: string | undefined;
  /** counts the responses with errors, each of which moves the focus to the first error */
  errorCount: number;
  isWaiting: boolean;
  answer?: MatchAnswer | undefined;
};

export type MatchState = ReturnType<typeof useMatch>;

const LOAD_ERROR = 'We could not compute this just now. Nothing was lost. Please try again.';

export function useMatch(initial: Pick<State, 'values' | 'errors' | 'clocks' | 'message' | 'answer'>) {
  const [state, setState] = useState<State>({ ...initial, errorCount: 0, isWaiting: false });
  const { isWaiting, values } = state;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const controller = new AbortController();
    void loadAnswer(values, controller.signal).then(
      (result) => controller.signal.aborted || setState((previous) => showResult(previous, result)),
    );
    return () => controller.abort();
    // a change of the form ends the waiting, so the values are those of the request
  }, [isWaiting, values]);
  useEffect(() => {
    if (!hasMatchCouple()) return;
    void loadStoredCouple().then(
      (couple) => couple && setState((previous) => startRequest({ ...previous, values: couple })),
    );
  }, []);
  return {
    ...state,
    change: (role: MatchRole, changes: Partial<BirthFormValues>) =>
      setState((previous) => applyChange(previous, role, changes)),
    submit: () => setState((previous) => (previous.isWaiting ? previous : startRequest(previous))),
  };
}

/** The couple of a visitor who left to log in or to read about the report, and has come back. Without it they type again. */
const loadStoredCouple = async (): Promise<CoupleValues | undefined> => {
  try {
    const { readMatchCouple } = await loadChunk(() => import('#web/lib/purchase/read-match-couple.ts'));
    return readMatchCouple();
  } catch {
    return undefined;
  }
};

function startRequest(state: State): State {
  const result = toMatchRequest(state.values, getTodayInIndia());
  if ('errors' in result) return showResult(state, { errors: result.errors, clocks: {} });
  return { ...state, errors: NO_ERRORS, message: undefined, isWaiting: true };
}

type Result = { answer: MatchAnswer } | MatchFailure;

/** An error removes the answer for earlier values. */
const showResult = (state: State, result: Result): State =>
  'answer' in result
    ? { ...state, isWaiting: false, answer: result.answer, clocks: listClocks(result.answer.match) }
    : {
        ...state,
        isWaiting: false,
        answer: undefined,
        message: undefined,
        ...result,
        errorCount: state.errorCount + 1,
      };

async function loadAnswer(values: CoupleValues, signal: AbortSignal): Promise<Result> {
  const validated = toMatchRequest(values, getTodayInIndia());
  if ('errors' in validated) return { errors: validated.errors, clocks: {} };
  try {
    const { fetchMatch } = await loadChunk(() => import('./fetch-match.ts'));
    const result = await fetchMatch(validated.request, signal);
    if ('errors' in result) return result;
    const names = { groom: values.groom.name, bride: values.bride.name };
    const { births } = validated;
    return { answer: { match: result.match, shareToken: result.shareToken, names, births } };
  } catch {
    return { errors: NO_ERRORS, clocks: {}, message: LOAD_ERROR };
  }
}

/**
 * Removes the errors of the changed fields. A new date, time or place also removes the chosen clock, which depends on them;
 * an answer stays until the next request.
 */
export function applyChange(state: State, role: MatchRole, changes: Partial<BirthFormValues>): State {
  const changed = new Set(Object.keys(changes).map((key) => FIELD_BY_INPUT[key] ?? key));
  const isMomentChanged = ['date', 'time', 'place'].some((field) => changed.has(field));
  if (isMomentChanged) changed.add('clock');
  const remaining = Object.entries(state.errors[role]).filter(([field]) => !changed.has(field));
  const { [role]: _, ...otherClocks } = state.clocks;
  const values = {
    ...state.values[role],
    ...(isMomentChanged && { utcOffsetSeconds: undefined }),
    ...changes,
  };
  return {
    ...state,
    values: { ...state.values, [role]: values },
    errors: { ...state.errors, [role]: Object.fromEntries(remaining) },
    clocks: isMomentChanged ? otherClocks : state.clocks,
    isWaiting: false,
  };
}

/** The field whose error an input belongs to. */
const FIELD_BY_INPUT: Record<string, string> = {
  day: 'date',
  month: 'date',
  year: 'date',
  timeKind: 'time',
  utcOffsetSeconds: 'clock',
};

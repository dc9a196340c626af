/** The state of the birth form: typed values, then the resolved details that the user confirms. */
import { useEffect, useState } from 'react';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { ApiError, getErrorMessage } from '#web/lib/api.ts';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';
import { toFieldErrors, toFormValues, validateBirth, type BirthFormErrors } from './birth-form.ts';
import { resolveBirth, withClockOffset, type ResolvedBirthDetails } from './resolve-birth.ts';
import { getClockOptions, toClockOffsets, useClockOffsets, type ClockOffsets } from './use-clock-offsets.ts';

/** With `resolved`, the summary is shown first, otherwise the form. */
export type InitialBirth = { values: BirthFormValues; resolved?: ResolvedBirthDetails | undefined };

type State = {
  values: BirthFormValues;
  errors: BirthFormErrors;
  /** the possible clock offsets that the server returned when the form was submitted */
  submitOffsets?: ClockOffsets | undefined;
  /** an error that belongs to no field */
  formError?: string | undefined;
  /** set while the summary is shown instead of the form */
  resolved?: ResolvedBirthDetails | undefined;
  isResolving: boolean;
};

const INITIAL_STATE = {
  errors: {},
  submitOffsets: undefined,
  formError: undefined,
  resolved: undefined,
  isResolving: false,
} satisfies Omit<State, 'values'>;

export type BirthFormState = ReturnType<typeof useBirthForm>;

/** `findErrors`: rules of the caller for details that are otherwise valid. */
export function useBirthForm(
  { values, resolved }: InitialBirth,
  findErrors: (details: BirthDetails) => BirthFormErrors = () => ({}),
) {
  const [state, setState] = useState<State>({ ...INITIAL_STATE, values, resolved });
  const clockOffsets = useClockOffsets(state.resolved ? undefined : state.values);
  const submit = async () => {
    if (state.isResolving) return;
    setState((previous) => ({ ...previous, isResolving: true }));
    const result = await resolveForm(state.values, findErrors);
    setState((previous) => ({ ...previous, ...result, isResolving: false }));
  };
  return {
    ...state,
    clockOffsets: state.submitOffsets ?? clockOffsets,
    change: (changes: Partial<BirthFormValues>) => setState((previous) => applyChange(previous, changes)),
    /** returns from the summary to the form, with these values */
    edit: (newValues: BirthFormValues) => setState({ ...INITIAL_STATE, values: newValues }),
    /** changes the clock offset in the summary to another possible one */
    chooseOffset: (utcOffsetSeconds: number) =>
      setState((previous) => ({
        ...previous,
        resolved: previous.resolved && withClockOffset(previous.resolved, utcOffsetSeconds),
      })),
    /** validates the form and resolves it at the server */
    submit: () => void submit(),
  };
}

/** Reports to the dialog around a birth form which step it shows, for the title. */
export function useReportReview(
  { resolved }: BirthFormState,
  onReview: (isReviewing: boolean) => void,
): void {
  const isReviewing = resolved !== undefined;
  useEffect(() => {
    onReview(isReviewing);
    return () => onReview(false);
  }, [isReviewing, onReview]);
}

async function resolveForm(
  values: BirthFormValues,
  findErrors: (details: BirthDetails) => BirthFormErrors,
): Promise<Partial<State>> {
  const validated = validateBirth(values, getTodayInIndia());
  if ('errors' in validated) return { ...INITIAL_STATE, errors: validated.errors };
  const errors = findErrors(validated.details);
  if (Object.keys(errors).length > 0) return { ...INITIAL_STATE, errors };
  try {
    const resolved = await resolveBirth(validated.details);
    return { ...INITIAL_STATE, resolved, values: toFormValues(resolved.details) };
  } catch (error) {
    return { ...INITIAL_STATE, ...toErrors(error) };
  }
}

function toErrors(error: unknown): Partial<State> {
  if (!(error instanceof ApiError)) return { formError: getErrorMessage(error) };
  if (getClockOptions(error).length > 0)
    return { submitOffsets: toClockOffsets(error), errors: { clock: 'Please choose one of them.' } };
  const errors = toFieldErrors(error.issues);
  return Object.keys(errors).length > 0 ? { errors } : { formError: error.message };
}

/**
 * Removes the errors of the changed fields. A new date, time or place also removes the clock offset with its choices and its
 * error, which depend on them. Exported for its test.
 */
export function applyChange(previous: State, changes: Partial<BirthFormValues>): State {
  const changedFields = new Set(Object.keys(changes).map((key) => FIELD_BY_INPUT[key] ?? key));
  const isMomentChanged = ['date', 'time', 'place'].some((field) => changedFields.has(field));
  if (isMomentChanged) changedFields.add('clock');
  const kept = Object.entries(previous.errors).filter(([field]) => !changedFields.has(field));
  // The same object if no error is removed, so that the focus does not move.
  const errors =
    kept.length === Object.keys(previous.errors).length ? previous.errors : Object.fromEntries(kept);
  const offset = isMomentChanged ? { utcOffsetSeconds: undefined } : {};
  return {
    ...previous,
    values: { ...previous.values, ...offset, ...changes },
    errors,
    submitOffsets: isMomentChanged ? undefined : previous.submitOffsets,
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

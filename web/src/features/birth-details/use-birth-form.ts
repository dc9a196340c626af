/** The state of the birth form: typed values, then the resolved details that the user confirms. */
import { useState } from 'react';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { ApiError, getErrorMessage } from '#web/lib/api.ts';
import {
  toFieldErrors,
  toFormValues,
  validateBirth,
  type BirthFormErrors,
  type BirthFormValues,
} from './birth-form.ts';
import { resolveBirth, withClockOffset, type ResolvedBirthDetails } from './resolve-birth.ts';
import { getClockOptions, toClockOffsets, useClockOffsets, type ClockOffsets } from './use-clock-offsets.ts';

export type InitialBirth = { values: BirthFormValues; resolved?: ResolvedBirthDetails | undefined };

type State = {
  values: BirthFormValues;
  errors: BirthFormErrors;
  /** the choice of clock offsets that the server returned when the form was submitted */
  submitOffsets?: ClockOffsets | undefined;
  /** an error that belongs to no field */
  formError?: string | undefined;
  /** set while the summary is shown instead of the form */
  resolved?: ResolvedBirthDetails | undefined;
  resolving: boolean;
};

const INITIAL_STATE = {
  errors: {},
  askedOffsets: undefined,
  formError: undefined,
  resolved: undefined,
  resolving: false,
};

export type BirthFormState = ReturnType<typeof useBirthForm>;

export function useBirthForm({ values, resolved }: InitialBirth) {
  const [state, setState] = useState<State>({ ...INITIAL_STATE, values, resolved });
  const clockOffsets = useClockOffsets(state.resolved ? undefined : state.values);
  const submit = async () => {
    if (state.resolving) return;
    setState((before) => ({ ...before, resolving: true }));
    const result = await resolveForm(state.values);
    setState((before) => ({ ...before, ...result, resolving: false }));
  };
  return {
    ...state,
    clockOffsets: state.submitOffsets ?? clockOffsets,
    change: (part: Partial<BirthFormValues>) => setState((before) => applyChange(before, part)),
    /** back from the summary to the form, with the same values or those of another person */
    edit: (newValues: BirthFormValues) => setState({ ...INITIAL_STATE, values: newValues }),
    /** stays on the summary, with another of the offered clock offsets */
    chooseOffset: (utcOffsetSeconds: number) =>
      setState((before) => ({
        ...before,
        resolved: before.resolved && withClockOffset(before.resolved, utcOffsetSeconds),
      })),
    /** validates the form and resolves it at the server */
    submit: () => void submit(),
  };
}

async function resolveForm(values: BirthFormValues): Promise<Partial<State>> {
  const checked = validateBirth(values, getTodayInIndia());
  if ('errors' in checked) return { ...INITIAL_STATE, errors: checked.errors };
  try {
    const resolved = await resolveBirth(checked.details);
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

/** A change removes the error of its field; a chosen clock offset is valid for one moment in one place only. */
function applyChange(before: State, part: Partial<BirthFormValues>): State {
  const changed = new Set(Object.keys(part).map((key) => FIELD_BY_INPUT[key] ?? key));
  const errors = Object.fromEntries(Object.entries(before.errors).filter(([field]) => !changed.has(field)));
  const isMomentChanged = ['date', 'time', 'place'].some((field) => changed.has(field));
  const offset = isMomentChanged ? { utcOffsetSeconds: undefined } : {};
  return {
    ...before,
    values: { ...before.values, ...offset, ...part },
    errors,
    submitOffsets: isMomentChanged ? undefined : before.submitOffsets,
  };
}

const FIELD_BY_INPUT: Record<string, string> = {
  day: 'date',
  month: 'date',
  year: 'date',
  timeKind: 'time',
  utcOffsetSeconds: 'clock',
};

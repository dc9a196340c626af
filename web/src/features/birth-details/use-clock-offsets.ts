/** Loads the possible clock offsets of a birth as soon as date, time and place are filled. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { OffsetOptions, type OffsetOption } from '#src/places/contract.ts';
import { ApiError } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/use-query.ts';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';
import { getBirthMoment } from './birth-form.ts';
import { resolveBirth } from './resolve-birth.ts';

/** `preselectedOffset` (seconds) applies until the user chooses another; for an hour that occurred twice there is none. */
export type OffsetChoice = {
  question: string;
  readings: OffsetOption[];
  preselectedOffset?: number | undefined;
};

export type ClockOffsets = {
  choice?: OffsetChoice | undefined;
  /** information about the clock; no choice is required */
  note?: string | undefined;
  /** the error for a time that the clock skipped */
  timeError?: string | undefined;
};

/** Longer than the time between two digits of a corrected date. */
const DEBOUNCE_MS = 300;
const NO_OFFSETS: ClockOffsets = {};

/** `values` is undefined while no offsets are needed. */
export function useClockOffsets(values: BirthFormValues | undefined): ClockOffsets {
  const moment = values && getBirthMoment(values);
  const { data, isLoading } = useQuery(moment && JSON.stringify(moment), loadClockOffsets, {
    delayMs: DEBOUNCE_MS,
  });
  return moment && !isLoading && data ? data : NO_OFFSETS;
}

/** Errors other than those of the clock are ignored here: they are shown when the form is submitted. */
async function loadClockOffsets(signal: AbortSignal, momentJson: string): Promise<ClockOffsets> {
  try {
    const { birth, offsetChoice, clockNote } = await resolveBirth(
      JSON.parse(momentJson) as BirthDetails,
      signal,
    );
    return {
      choice: offsetChoice && { ...offsetChoice, preselectedOffset: birth.utcOffsetSeconds },
      note: clockNote,
    };
  } catch (error) {
    return error instanceof ApiError ? toClockOffsets(error) : NO_OFFSETS;
  }
}

/** The server returns two offsets when the hour occurred twice, and `clock-gap` when the clock skipped it. */
export function toClockOffsets(error: ApiError): ClockOffsets {
  const readings = getClockOptions(error);
  if (readings.length > 0) return { choice: { question: error.message, readings } };
  return error.code === 'clock-gap' ? { timeError: error.message } : NO_OFFSETS;
}

/** The possible clock offsets in an error response; empty for every error other than a repeated hour. */
export const getClockOptions = ({ details }: ApiError): OffsetOption[] =>
  OffsetOptions.safeParse(details).data?.clockOptions ?? [];

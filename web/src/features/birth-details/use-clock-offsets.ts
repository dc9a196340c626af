/** Asks the server for the clock offset of a birth as soon as date, time and place are typed. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { OffsetOptions, type OffsetOption } from '#src/places/contract.ts';
import { ApiError } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { getBirthMoment, type BirthFormValues } from './birth-form.ts';
import { resolveBirth } from './resolve-birth.ts';

/** `preselected` is valid until another is chosen; an hour that occurred twice has none. */
export type OffsetChoice = { question: string; readings: OffsetOption[]; preselected?: number | undefined };

export type ClockOffsets = {
  choice?: OffsetChoice | undefined;
  /** information about the clock that needs no answer */
  note?: string | undefined;
  /** the hour did not exist */
  timeError?: string | undefined;
};

/** A date is typed digit by digit: the year 19 becomes 1943 in less time. */
const DEBOUNCE_MS = 300;
const NONE: ClockOffsets = {};

/** `values` is undefined while no offsets are needed. */
export function useClockOffsets(values: BirthFormValues | undefined): ClockOffsets {
  const moment = values && getBirthMoment(values);
  const { data, isLoading } = useQuery(moment && JSON.stringify(moment), loadClockOffsets, {
    delayMs: DEBOUNCE_MS,
  });
  return moment && !isLoading && data ? data : NONE;
}

/** Other errors are shown when the form is submitted. */
async function loadClockOffsets(signal: AbortSignal, moment: string): Promise<ClockOffsets> {
  try {
    const { birth, clocks, clockNote } = await resolveBirth(JSON.parse(moment) as BirthDetails, signal);
    return { choice: clocks && { ...clocks, preselected: birth.utcOffsetSeconds }, note: clockNote };
  } catch (error) {
    return error instanceof ApiError ? toClockOffsets(error) : NONE;
  }
}

/** The server may return two offsets to choose from, or report that the hour did not exist. */
export function toClockOffsets(error: ApiError): ClockOffsets {
  const readings = getClockOptions(error);
  if (readings.length > 0) return { choice: { question: error.message, readings } };
  return error.code === 'clock-gap' ? { timeError: error.message } : NONE;
}

export const getClockOptions = ({ details }: ApiError): OffsetOption[] =>
  OffsetOptions.safeParse(details).data?.clockOptions ?? [];

/** Asks the server for the clock offset of a birth as soon as date, time and place are typed. */
import { useEffect, useState } from 'react';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { OffsetOptions, type OffsetOption } from '#src/places/contract.ts';
import { ApiError } from '#web/lib/api.ts';
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

/** `values` is undefined while nothing has to be asked. */
export function useClockOffsets(values: BirthFormValues | undefined): ClockOffsets {
  const [loaded, setLoaded] = useState<{ key: string; offsets: ClockOffsets }>();
  const moment = values && getBirthMoment(values);
  const key = moment && JSON.stringify(moment);
  useEffect(() => {
    if (!key) return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const offsets = await loadClockOffsets(JSON.parse(key) as BirthDetails, request.signal);
      if (!request.signal.aborted) setLoaded({ key, offsets });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [key]);
  return key && loaded?.key === key ? loaded.offsets : NONE;
}

/** Other errors are shown when the form is submitted. */
async function loadClockOffsets(moment: BirthDetails, signal: AbortSignal): Promise<ClockOffsets> {
  try {
    const { birth, clocks, clockNote } = await resolveBirth(moment, signal);
    return { choice: clocks && { ...clocks, preselected: birth.utcOffsetSeconds }, note: clockNote };
  } catch (error) {
    return error instanceof ApiError ? toClockOffsets(error) : NONE;
  }
}

/** The server may ask which of two offsets is meant, or answer that the hour did not exist. */
export function toClockOffsets(error: ApiError): ClockOffsets {
  const readings = getClockOptions(error);
  if (readings.length > 0) return { choice: { question: error.message, readings } };
  return error.code === 'clock-gap' ? { timeError: error.message } : NONE;
}

export const getClockOptions = ({ details }: ApiError): OffsetOption[] =>
  OffsetOptions.safeParse(details).data?.clockOptions ?? [];

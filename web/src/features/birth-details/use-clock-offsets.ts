/** What is known of the clocks at the hour of a birth, read as soon as date, time and place stand in the form. */
import { useEffect, useState } from 'react';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { ApiError, type ClockOption } from '#web/lib/api.ts';
import { momentOf, type BirthForm } from './birth-form.ts';
import { resolveBirth } from './resolve-birth.ts';

/** `taken` is the one that counts until another is chosen; where the clock was put back there is none. */
export type Offered = { question: string; readings: ClockOption[]; taken?: number | undefined };

export type Clocks = {
  offered?: Offered | undefined;
  /** a sentence about the clock that needs no answer */
  note?: string | undefined;
  /** no such hour: what is wrong with the time */
  gap?: string | undefined;
};

/** A date is typed digit by digit: the year 19 becomes 1943 in less. */
const PAUSE_MS = 300;
const NONE: Clocks = {};

/** `form` is undefined while nothing is asked. */
export function useClocks(form: BirthForm | undefined): Clocks {
  const [found, setFound] = useState<{ key: string; clocks: Clocks }>();
  const moment = form && momentOf(form);
  const key = moment && JSON.stringify(moment);
  useEffect(() => {
    if (!key) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const clocks = await readClocks(JSON.parse(key) as BirthDetails, asking.signal);
      if (!asking.signal.aborted) setFound({ key, clocks });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [key]);
  return key && found?.key === key ? found.clocks : NONE;
}

/** Whatever else goes wrong is told when the form is sent. */
async function readClocks(moment: BirthDetails, signal: AbortSignal): Promise<Clocks> {
  try {
    const { birth, clocks, clockNote } = await resolveBirth(moment, signal);
    return { offered: clocks && { ...clocks, taken: birth.utcOffsetSeconds }, note: clockNote };
  } catch (error) {
    return error instanceof ApiError ? clocksIn(error) : NONE;
  }
}

/** A refusal may be the question which of two readings is meant, or say that the hour never was. */
export function clocksIn({ code, message, clockOptions }: ApiError): Clocks {
  if (clockOptions.length > 0) return { offered: { question: message, readings: clockOptions } };
  return code === 'clock-gap' ? { gap: message } : NONE;
}

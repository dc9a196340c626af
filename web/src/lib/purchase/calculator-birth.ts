/**
 * The birth that was typed for chart facts, for the visitor who goes on to a report: sign-up and confirm dialog are filled
 * in with it. In session storage, so it is never in a URL; removed by an order and a logout.
 */
import type { Place } from '#src/places/contract.ts';
import type { BirthQuery } from '#src/chart-facts/contract.ts';
import { CALCULATOR_BIRTH_KEY, getStorages } from '#web/lib/session/stored-session.ts';

/** Without a place, a birth by Indian time. */
export type CalculatorBirth = Omit<BirthQuery, 'placeId'> & { place?: Place | undefined };

export function saveCalculatorBirth({ place, ...query }: CalculatorBirth): void {
  const { date, time, utcOffsetSeconds } = query;
  const stored = { date, time, utcOffsetSeconds, place, at: Date.now() };
  getStorages()?.session.setItem(CALCULATOR_BIRTH_KEY, JSON.stringify(stored));
}

export const removeCalculatorBirth = (): void => getStorages()?.session.removeItem(CALCULATOR_BIRTH_KEY);

/** The reader is a separate script with zod, and is loaded only when there is something to read. */
export const hasCalculatorBirth = (): boolean =>
  Boolean(getStorages()?.session.getItem(CALCULATOR_BIRTH_KEY));

import { BirthResolved, type BirthDetails, type ResolvedBirth } from '#src/places/contract-birth.ts';
import { post } from '#web/lib/api.ts';

/** A birth as the server understood it, with its sentence. */
export type ToldBirth = {
  details: BirthDetails;
  birth: ResolvedBirth;
  words: { born: string; place: string };
  clocks?: BirthResolved['clocks'];
  clockNote?: string | undefined;
};

/**
 * Where several clocks may be meant the details name the one taken: what was read on the sheet is what is kept.
 * @throws ApiError with issues when a field cannot be: a clock that skipped or repeated that hour, an unknown place
 */
export async function resolveBirth(birthDetails: BirthDetails, signal?: AbortSignal): Promise<ToldBirth> {
  const { success: _, ...told } = await post(
    '/api/birth/resolve',
    { birthDetails },
    BirthResolved,
    signal ? { signal } : {},
  );
  const { utcOffsetSeconds } = told.birth;
  return { ...told, details: told.clocks ? { ...birthDetails, utcOffsetSeconds } : birthDetails };
}

/** The same birth by another of the clocks that were offered with it. */
export function byClock(told: ToldBirth, utcOffsetSeconds: number): ToldBirth {
  const reading = told.clocks?.readings.find((each) => each.utcOffsetSeconds === utcOffsetSeconds);
  if (!reading) return told;
  return {
    ...told,
    details: { ...told.details, utcOffsetSeconds },
    birth: { ...told.birth, ...reading },
  };
}

import { ResolveBirthResponse, type BirthDetails, type ResolvedBirth } from '#src/places/contract-birth.ts';
import { post } from '#web/lib/api.ts';

/** Birth details, and what the server resolved from them: coordinates, clock offset and texts for the summary. */
export type ResolvedBirthDetails = {
  details: BirthDetails;
  birth: ResolvedBirth;
  birthText: { born: string; place: string };
  offsetChoice?: ResolveBirthResponse['offsetChoice'];
  clockNote?: string | undefined;
};

/**
 * Where several clock offsets are possible, the details contain the chosen one, so that the summary shows what is stored.
 * @throws ApiError with issues, for example when the clock skipped or repeated the hour, or the place is unknown
 */
export async function resolveBirth(
  birthDetails: BirthDetails,
  signal?: AbortSignal,
): Promise<ResolvedBirthDetails> {
  const { success: _, ...resolved } = await post(
    '/api/birth/resolve',
    { birthDetails },
    ResolveBirthResponse,
    signal ? { signal } : {},
  );
  const { utcOffsetSeconds } = resolved.birth;
  return {
    ...resolved,
    details: resolved.offsetChoice ? { ...birthDetails, utcOffsetSeconds } : birthDetails,
  };
}

/** The same birth with another of the possible clock offsets; unchanged when it is not among them. */
export function withClockOffset(
  resolved: ResolvedBirthDetails,
  utcOffsetSeconds: number,
): ResolvedBirthDetails {
  const reading = resolved.offsetChoice?.readings.find(
    (option) => option.utcOffsetSeconds === utcOffsetSeconds,
  );
  if (!reading) return resolved;
  return {
    ...resolved,
    details: { ...resolved.details, utcOffsetSeconds },
    birth: { ...resolved.birth, ...reading },
  };
}

/** The fields of the panel: what its calculator does not ask. */
import type { SkyQuestion } from '#src/sky-answers/contract.ts';
import type { OffsetChoice } from '#web/features/birth-details/use-clock-offsets.ts';
import type { RealSkyId } from '#web/content/calculator-texts/real-sky.ts';
import type { ChosenPlace } from '#web/lib/birth-form-values.ts';

export type SkyErrors = Partial<Record<'date' | 'time' | 'place', string>>;

/** `choice`: the hour occurred twice. `message`: an error that belongs to no field. */
export type SkyFailure = { errors: SkyErrors; message?: string; choice?: OffsetChoice };

export type RealSkyValues = {
  /** in a calculator without a time; empty when it is not known */
  time: string;
  /** in a calculator with a time: that time is a guess */
  isTimeUnknown: boolean;
  place: ChosenPlace;
};

const WITH_TIME: readonly RealSkyId[] = ['atmakaraka-darakaraka', 'rising-ascendant', 'rashi', 'moon-sign'];

/** Whether the calculator above asks for the time of birth. */
export const hasTimeAbove = (id: RealSkyId): boolean => WITH_TIME.includes(id);

/** Only the lagna needs the place itself; everything else needs its clock. */
export const isPlaceRequired = (id: RealSkyId): boolean => id === 'rising-ascendant';

export const PLACE_MISSING = 'Please pick the place of birth from the list.';

/** A text that was typed and not picked from the list is no place. */
export function findPlaceError(id: RealSkyId, { text, place }: ChosenPlace): string | undefined {
  return !place && (text.trim() || isPlaceRequired(id)) ? PLACE_MISSING : undefined;
}

/** @param values those of the calculator's form above, empty without such an input */
export function toSkyQuestion(
  { date, time: timeAbove }: { date: string; time: string },
  { time: typedTime, isTimeUnknown, place: { place } }: RealSkyValues,
): SkyQuestion {
  const time = isTimeUnknown ? '' : timeAbove || typedTime;
  return { date, ...(time && { time }), ...(place && { placeId: place.id }) };
}

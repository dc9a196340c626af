/** The form of the panel: the birth details that its calculator does not ask for. */
import type { BirthQuery } from '#src/chart-facts/contract.ts';
import type { OffsetChoice } from '#web/features/birth-details/use-clock-offsets.ts';
import type { ChartFactsCalculatorId } from '#web/content/calculator-texts/chart-facts.ts';
import type { ChosenPlace } from '#web/lib/birth-form-values.ts';

export type ChartFactsErrors = Partial<Record<'date' | 'time' | 'place', string>>;

/** `choice`: the hour occurred twice. `message`: an error that belongs to no field. */
export type ChartFactsFailure = { errors: ChartFactsErrors; message?: string; choice?: OffsetChoice };

export type ChartFactsValues = {
  /** in a calculator without a time; empty when it is not known */
  time: string;
  /** in a calculator with a time: that time is a guess */
  isTimeUnknown: boolean;
  place: ChosenPlace;
};

const WITH_TIME: readonly ChartFactsCalculatorId[] = [
  'atmakaraka-darakaraka',
  'rising-ascendant',
  'rashi',
  'moon-sign',
];

/** Whether the calculator above asks for the time of birth. */
export const hasTimeAbove = (id: ChartFactsCalculatorId): boolean => WITH_TIME.includes(id);

/** Only the lagna needs the place itself; everything else needs its clock. */
export const isPlaceRequired = (id: ChartFactsCalculatorId): boolean => id === 'rising-ascendant';

export const PLACE_MISSING = 'Please pick the place of birth from the list.';

/** A text that was typed and not picked from the list is no place. */
export function findPlaceError(id: ChartFactsCalculatorId, { text, place }: ChosenPlace): string | undefined {
  return !place && (text.trim() || isPlaceRequired(id)) ? PLACE_MISSING : undefined;
}

/** @param values those of the calculator's form above, empty without such an input */
export function toBirthQuery(
  { date, time: timeAbove }: { date: string; time: string },
  { time: typedTime, isTimeUnknown, place: { place } }: ChartFactsValues,
): BirthQuery {
  const time = isTimeUnknown ? '' : timeAbove || typedTime;
  return { date, ...(time && { time }), ...(place && { placeId: place.id }) };
}

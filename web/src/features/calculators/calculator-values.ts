/** The typed values of a calculator. The specification requires only that every input is filled. */
import { toIsoDate } from '#web/features/birth-details/birth-form.ts';

export type TypedValues = {
  name: string;
  partnerName: string;
  day: string;
  month: string;
  year: string;
  time: string;
  place: string;
};

/** `date` is YYYY-MM-DD; inputs that a calculator does not have are empty. */
export type CalculatorValues = {
  name: string;
  partnerName: string;
  date: string;
  time: string;
  place: string;
};

export type CalculatorInput = keyof CalculatorValues;

export const EMPTY_VALUES: TypedValues = {
  name: '',
  partnerName: '',
  day: '',
  month: '',
  year: '',
  time: '',
  place: '',
};

/** Undefined until every input is filled. */
export function toCalculatorValues(
  typed: TypedValues,
  inputs: readonly CalculatorInput[],
): CalculatorValues | undefined {
  const { name, partnerName, time, place } = typed;
  const values = {
    name: name.trim(),
    partnerName: partnerName.trim(),
    date: toIsoDate(typed) ?? '',
    time: time.trim(),
    place: place.trim(),
  };
  return inputs.every((input) => values[input]) ? values : undefined;
}

/** Undefined until all three parts are typed. */
export function getDateError(typed: TypedValues): string | undefined {
  const { day, month, year } = typed;
  const isComplete = Boolean(day && month && year.length === 4);
  return isComplete && !toIsoDate(typed)
    ? 'There is no such day in the calendar. Please check the date.'
    : undefined;
}

/** The typed values of a calculator and their validation, by the rules of the order form. */
import { findDateError, toIsoDate } from '#web/features/birth-details/birth-date.ts';

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
export type CalculatorErrors = Partial<Record<CalculatorInput, string>>;

export const EMPTY_VALUES: TypedValues = {
  name: '',
  partnerName: '',
  day: '',
  month: '',
  year: '',
  time: '',
  place: '',
};

/** Whether no input is empty: the specification requires nothing else for the button. */
export const isFilled = (typed: TypedValues, inputs: readonly CalculatorInput[]): boolean =>
  inputs.flatMap((input) => (input === 'date' ? DATE_PARTS : [input])).every((field) => typed[field].trim());

const DATE_PARTS = ['day', 'month', 'year'] as const;

export function toCalculatorValues(typed: TypedValues): CalculatorValues {
  const { name, partnerName, time, place } = typed;
  return {
    name: name.trim(),
    partnerName: partnerName.trim(),
    date: toIsoDate(typed) ?? '',
    time: time.trim(),
    place: place.trim(),
  };
}

/** @param today civil date, YYYY-MM-DD */
export function validateValues(
  typed: TypedValues,
  inputs: readonly CalculatorInput[],
  today: string,
): CalculatorErrors {
  const errors: CalculatorErrors = {};
  for (const input of inputs) {
    const error = findError(input, typed, today);
    if (error) errors[input] = error;
  }
  return errors;
}

function findError(input: CalculatorInput, typed: TypedValues, today: string): string | undefined {
  if (input === 'date') return findDateError(typed, today);
  if (input === 'time') return typed.time ? undefined : 'Please give the time of birth.';
  return input === 'place' || /\p{L}/u.test(typed[input]) ? undefined : 'Please write the name in letters.';
}

/** The error of a complete date is shown while it is typed. */
export const findTypedDateError = (typed: TypedValues, today: string): string | undefined =>
  isFilled(typed, ['date']) && typed.year.length === 4 ? findDateError(typed, today) : undefined;

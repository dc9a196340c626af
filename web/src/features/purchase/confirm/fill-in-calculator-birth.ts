import type { Place } from '#src/places/contract.ts';
import { splitDate, toIsoDate } from '#web/features/birth-details/birth-date.ts';
import { formatPlace } from '#web/features/birth-details/place-label.ts';
import type { CalculatorBirth } from '#web/lib/purchase/calculator-birth.ts';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';

/**
 * What the member gave at sign-up, completed by the birth that was typed for chart facts below a calculator. Another date at
 * sign-up means another person: then nothing is filled in.
 */
export function fillInCalculatorBirth(values: BirthFormValues, birth: CalculatorBirth): BirthFormValues {
  const date = toIsoDate(values);
  if (date && date !== birth.date) return values;
  const time = values.time || (birth.time ?? '');
  return {
    ...values,
    ...splitDate(birth.date),
    time,
    timeKind: time ? values.timeKind : 'unknown',
    place: values.place.place || !birth.place ? values.place : toChosenPlace(birth.place),
    ...(time === birth.time && { utcOffsetSeconds: birth.utcOffsetSeconds }),
  };
}

const toChosenPlace = (place: Place) => ({ text: formatPlace(place), place });

import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Place } from '#src/places/contract.ts';

/** `place`: absent until one is picked from the list. */
export type ChosenPlace = { text: string; place?: Place | undefined };

/** The fields of a birth form, as typed. */
export type BirthFormValues = {
  name: string;
  day: string;
  month: string;
  year: string;
  timeKind: BirthDetails['timeKind'];
  time: string;
  place: ChosenPlace;
  /** the chosen clock offset, where several are possible */
  utcOffsetSeconds?: number | undefined;
};

import type { BirthDetails } from './contract-birth.ts';

type BirthMinute = Pick<BirthDetails, 'date' | 'time'> & {
  place: Pick<BirthDetails['place'], 'id' | 'latitude' | 'longitude'>;
};

/**
 * Two births in the same minute at the same place, also with two clocks, are one birth entered twice. Twins are born in
 * different minutes.
 */
export const isSameBirthMinute = (a: BirthMinute, b: BirthMinute): boolean =>
  a.date === b.date &&
  a.time === b.time &&
  a.place.id === b.place.id &&
  a.place.latitude === b.place.latitude &&
  a.place.longitude === b.place.longitude;

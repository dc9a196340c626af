import type { Place, PlaceHit } from '#src/places/contract.ts';

/** A search result as it is stored in birth details, without the label of the list. */
export const toPlace = ({ label: _, ...place }: PlaceHit): Place => place;

/** "Kota, Rajasthan": the label of a stored place. */
export const formatPlace = ({ name, region, district }: Place): string =>
  [name, region ?? district].filter(Boolean).join(', ');

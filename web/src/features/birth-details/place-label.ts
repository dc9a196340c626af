import type { Place, PlaceHit } from '#src/places/contract.ts';

/** A hit without its list label, as birth details carry it. */
export const toPlace = ({ label: _, ...place }: PlaceHit): Place => place;

/** "Kota, Rajasthan": how a place that was picked earlier is shown again. */
export const formatPlace = ({ name, region, district }: Place): string =>
  [name, region ?? district].filter(Boolean).join(', ');

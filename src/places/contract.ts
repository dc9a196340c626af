/** Places of birth: picked from the offline gazetteer, kept with coordinates and time zone. */
import * as z from 'zod/mini';

export const Place = z.object({
  /** stable gazetteer id (GeoNames id where there is one) */
  id: z.string(),
  name: z.string(),
  /** district and state, or region, as far as known */
  district: z.optional(z.string()),
  region: z.optional(z.string()),
  /** ISO 3166 two letters */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA zone */
  zone: z.string(),
});
export type Place = z.infer<typeof Place>;

/** `label` is what a list shows: "Kota, Rajasthan, India". */
export const PlaceHit = z.extend(Place, { label: z.string() });
export type PlaceHit = z.infer<typeof PlaceHit>;

/** One way to read the clock on the wall: "Bombay time, +4:51", and the instant that it makes of the birth. */
export const ClockReading = z.object({ utcOffsetSeconds: z.int(), clock: z.string(), utc: z.string() });
export type ClockReading = z.infer<typeof ClockReading>;

/** Further fields of the errors `clock-overlap` and `clock-unknown`: the offsets to choose from. */
export const ClockOptions = z.object({
  clockOptions: z.array(z.object({ utcOffsetSeconds: z.int(), clock: z.string() })),
});
export type ClockOption = z.infer<typeof ClockOptions>['clockOptions'][number];

/** Several clocks that may be meant: the one in force first. `question` says in a line or two why it is asked. */
export const ClocksOffered = z.object({ question: z.string(), readings: z.array(ClockReading) });
export type ClocksOffered = z.infer<typeof ClocksOffered>;

export const PlacesAnswer = z.object({ success: z.literal(true), places: z.array(PlaceHit) });

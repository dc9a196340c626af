/** Places of birth: picked from the offline gazetteer and stored with coordinates and time zone. */
import * as z from 'zod/mini';

export const Place = z.object({
  /** stable id of the gazetteer: the GeoNames id if there is one */
  id: z.string(),
  name: z.string(),
  /** if known */
  district: z.optional(z.string()),
  /** state, province or region, if known */
  region: z.optional(z.string()),
  /** ISO 3166-1 alpha-2 */
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

/** One possible offset with its label, "Bombay time, +4:51", and the resulting instant. */
export const OffsetReading = z.object({ utcOffsetSeconds: z.int(), clock: z.string(), utc: z.string() });
export type OffsetReading = z.infer<typeof OffsetReading>;

/** Further fields of the errors `clock-overlap` and `clock-unknown`: the offsets to choose from. */
export const OffsetOptions = z.object({
  clockOptions: z.array(z.object({ utcOffsetSeconds: z.int(), clock: z.string() })),
});
export type OffsetOption = z.infer<typeof OffsetOptions>['clockOptions'][number];

/** Several possible offsets, the official one first. `question` explains to the buyer why a choice is needed. */
export const OffsetChoice = z.object({ question: z.string(), readings: z.array(OffsetReading) });
export type OffsetChoice = z.infer<typeof OffsetChoice>;

export const PlacesResponse = z.object({ success: z.literal(true), places: z.array(PlaceHit) });

/** The people whose birth a member keeps at hand: family, friends. Seen and changed by that member alone. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';

/** A family and its friends; more would be a practice. */
export const MAX_SAVED_PEOPLE = 20;

export const Person = z.object({ id: z.string(), birth: BirthDetails });
export type Person = z.infer<typeof Person>;

/** POST /api/people and PUT /api/people/:id. Answer `PersonAnswer`; 409 `people-full`, 422 `birth-details`. */
export const PersonGiven = z.object({ birth: BirthDetails });

/** GET /api/people: as they were saved. */
export const PeopleAnswer = z.object({ success: z.literal(true), people: z.array(Person) });
export const PersonAnswer = z.object({ success: z.literal(true), person: Person });

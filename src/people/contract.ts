/** Birth details of family and friends that a member has saved. Visible to that member only. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';

export const MAX_SAVED_PEOPLE = 20;

export const Person = z.object({ id: z.string(), birth: BirthDetails });
export type Person = z.infer<typeof Person>;

/** POST /api/people and PUT /api/people/:id. Answer `PersonAnswer`; 409 `saved-people-limit`, 422 `birth-details`. */
export const PersonInput = z.object({ birth: BirthDetails });

/** GET /api/people: as they were saved. */
export const PeopleAnswer = z.object({ success: z.literal(true), people: z.array(Person) });
export const PersonAnswer = z.object({ success: z.literal(true), person: Person });

/** Birth details of other people that a member has saved. They are visible to that member only. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';

export const MAX_SAVED_PEOPLE = 20;

export const Person = z.object({ id: z.string(), birth: BirthDetails });
export type Person = z.infer<typeof Person>;

/**
 * Request of POST /api/people and PUT /api/people/:id. The response is `PersonResponse`, 409 `saved-people-limit` or
 * 422 `birth-details`.
 */
export const PersonInput = z.object({ birth: BirthDetails });

/** Response of GET /api/people, oldest first. */
export const PeopleResponse = z.object({ success: z.literal(true), people: z.array(Person) });
export const PersonResponse = z.object({ success: z.literal(true), person: Person });

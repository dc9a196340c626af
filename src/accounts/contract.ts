/** Members and what they tell us about a birth. Rules and texts are the specification's, in its order. */
import * as z from 'zod/mini';
import { ClocksOffered, Place } from '#src/places/contract.ts';

export const Gender = z.enum(['male', 'female', 'other']);
export type Gender = z.infer<typeof Gender>;

/** What the server says of a member; an absent value is omitted. */
export const Member = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  fullname: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  gender: z.optional(Gender),
  dob: z.optional(z.string()),
  tob: z.optional(z.string()),
  placeOfBirth: z.optional(z.string()),
  createdAt: z.string(),
});
export type Member = z.infer<typeof Member>;

export const SignedIn = z.object({ success: z.literal(true), token: z.string(), user: Member });
export type SignedIn = z.infer<typeof SignedIn>;

/** One birth, in civil terms: the clock on the wall of that place on that day. Never a JavaScript Date. */
export const BirthDetails = z.object({
  name: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  /** HH:MM, absent when unknown */
  time: z.optional(z.string()),
  timeKind: z.enum(['exact', 'approximate', 'unknown']),
  /** which of two readings is meant, where the clock was put back or two clocks were kept */
  utcOffsetSeconds: z.optional(z.int()),
  place: Place,
});
export type BirthDetails = z.infer<typeof BirthDetails>;

/** The civil birth with its place in time: offset in force there and then, and the instant. */
export const ResolvedBirth = z.extend(BirthDetails, {
  utc: z.string(),
  utcOffsetSeconds: z.int(),
  /** "IST, +5:30", "local mean time, +5:03" */
  clock: z.string(),
});
export type ResolvedBirth = z.infer<typeof ResolvedBirth>;

/** Sign-up as the specification's payload; the server answers the client's rules with the same texts in the same order. */
export const Register = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  phone: z.optional(z.string()),
  gender: z.optional(Gender),
  dob: z.optional(z.string()),
  tob: z.optional(z.string()),
  placeOfBirth: z.optional(z.string()),
});
export type Register = z.infer<typeof Register>;

export const Login = z.object({ email: z.string(), password: z.string(), remember: z.optional(z.boolean()) });
export type Login = z.infer<typeof Login>;

/** The member's address, when the last mail to it was not accepted; absent while all is well. */
export const RefusedEmail = z.optional(z.string());

/** GET and PUT /api/profile. `birth` is the member's own birth with a picked place; absent until given. */
export const ProfileAnswer = z.object({
  success: z.literal(true),
  user: Member,
  birth: z.optional(BirthDetails),
  chartStyle: z.enum(['north', 'south', 'east']),
  /** false for who comes in by Google and never chose one */
  hasPassword: z.boolean(),
  refusedEmail: RefusedEmail,
});
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

/** PUT /api/profile. What is left out stays; an empty phone or gender is taken away. */
export const ProfileChange = z.object({
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  gender: z.optional(z.union([Gender, z.literal('')])),
  birth: z.optional(BirthDetails),
  chartStyle: z.optional(z.enum(['north', 'south', 'east'])),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** POST /api/birth/resolve: the confirm sheet's words. A gap or overlap of the clock is asked back as a refusal with code `clock-gap` or `clock-overlap`. */
export const BirthResolved = z.object({
  success: z.literal(true),
  birth: ResolvedBirth,
  words: z.object({ born: z.string(), place: z.string() }),
  /** present where more than one clock may be meant; the one in `birth` is taken until another is chosen, and sent back as its `utcOffsetSeconds` */
  clocks: z.optional(ClocksOffered),
  /** a sentence about the clock that the buyer should know: local mean time before there was a standard */
  clockNote: z.optional(z.string()),
});
export type BirthResolved = z.infer<typeof BirthResolved>;

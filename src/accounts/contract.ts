/** Members and what they tell us about a birth. Rules and texts are the specification's, in its order. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';

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
export const BouncedEmail = z.optional(z.string());

/** GET and PUT /api/profile. `birth` is the member's own birth with a picked place; absent until given. */
export const ProfileAnswer = z.object({
  success: z.literal(true),
  user: Member,
  birth: z.optional(BirthDetails),
  chartStyle: z.enum(['north', 'south', 'east']),
  /** false for who comes in by Google and never chose one */
  hasPassword: z.boolean(),
  refusedEmail: BouncedEmail,
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

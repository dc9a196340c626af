/** Members, sign-up, login and profile. */
import * as z from 'zod/mini';
import { Conventions, SignVocabularyChoice } from '#src/astrology/contract.ts';
import { BirthDetails } from '#src/places/contract-birth.ts';
import { Place } from '#src/places/contract.ts';
import { SIGNUP_ERRORS } from './contract-signup-errors.ts';

export const Gender = z.enum(['male', 'female', 'other']);
export type Gender = z.infer<typeof Gender>;

/** A member as the API returns it. Fields without a value are omitted. */
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

export const SignInResponse = z.object({ success: z.literal(true), token: z.string(), user: Member });
export type SignInResponse = z.infer<typeof SignInResponse>;

/**
 * POST /api/auth/register. The payload is the specification's; contract-signup.ts has the rules. A missing name or email
 * counts as empty, because a short password is reported before it.
 */
export const SignUpRequest = z.object({
  name: z._default(z.string(SIGNUP_ERRORS.required), ''),
  email: z._default(z.string(SIGNUP_ERRORS.required), ''),
  password: z.string(SIGNUP_ERRORS.required),
  phone: z.optional(z.string(SIGNUP_ERRORS.phone)),
  gender: z.optional(z.enum(Gender.options, SIGNUP_ERRORS.gender)),
  dob: z.optional(z.string(SIGNUP_ERRORS.birthDate)),
  tob: z.optional(z.string(SIGNUP_ERRORS.time)),
  placeOfBirth: z.optional(z.string()),
  /** the gazetteer's id of `placeOfBirth`, if it was picked from the list; unknown ids are ignored */
  placeId: z.optional(z.string()),
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

const CREDENTIALS_REQUIRED = 'Email and password are required.';

/** POST /api/auth/login. */
export const LoginRequest = z.object({
  email: z.string(CREDENTIALS_REQUIRED),
  password: z.string(CREDENTIALS_REQUIRED),
  remember: z.optional(z.boolean()),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** The member's address if the last e-mail to it bounced, otherwise absent. */
export const BouncedEmail = z.optional(z.string());

/**
 * GET and PUT /api/profile. `birth` is the member's own birth, absent until it was entered; `signUpPlace` is the place
 * that was picked from the list at sign-up.
 */
export const ProfileResponse = z.object({
  success: z.literal(true),
  user: Member,
  birth: z.optional(BirthDetails),
  signUpPlace: z.optional(Place),
  chartStyle: z.enum(['north', 'south', 'east']),
  signVocabulary: SignVocabularyChoice,
  conventions: Conventions,
  /** false for a member who signed up with Google and never chose a password */
  hasPassword: z.boolean(),
  bouncedEmail: BouncedEmail,
});
export type ProfileResponse = z.infer<typeof ProfileResponse>;

/** PUT /api/profile. Absent fields stay unchanged; an empty phone or gender is removed. */
export const ProfileChange = z.object({
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  gender: z.optional(z.union([Gender, z.literal('')])),
  birth: z.optional(BirthDetails),
  chartStyle: z.optional(z.enum(['north', 'south', 'east'])),
  signVocabulary: z.optional(SignVocabularyChoice),
  conventions: z.optional(Conventions),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

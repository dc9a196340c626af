/** What comes to the house by itself: letters, and addresses for the monthly one. */
import * as z from 'zod/mini';
import { LONGEST, SUBJECTS } from './contract-subjects.ts';

const UNPRINTABLE = 'Please remove characters that cannot be printed.';
// Control characters and those that turn writing around; a message may have its lines and tabs.
const IN_A_LINE = /^[^\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/;
const IN_A_TEXT = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/;
const NO_ADDRESS = 'Please enter a valid email address.';
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Something has to be there: `said` also where the field is missing or no text. */
const told = (said: string) => z.string(said).check(z.trim(), z.minLength(1, { error: said, abort: true }));

/**
 * A letter to the house. The issues come in the specification's order with its words: the first one is what the
 * writer reads. What the specification does not name (lengths, control characters) stands behind it in each field.
 */
export const ContactMessage = z.object({
  name: told('Full Name is required.').check(
    z.maxLength(LONGEST.name, `Full Name must be at most ${LONGEST.name} characters long.`),
    z.regex(IN_A_LINE, UNPRINTABLE),
  ),
  email: told('Email Address is required.').check(
    // The length first: over a long text the pattern takes seconds.
    z.maxLength(LONGEST.email, { error: NO_ADDRESS, abort: true }),
    z.regex(ADDRESS, { error: NO_ADDRESS, abort: true }),
    z.regex(IN_A_LINE, UNPRINTABLE),
  ),
  phone: told('Phone Number is required.').check(
    z.regex(/^[0-9]{10}$/, 'Phone Number must be exactly 10 digits.'),
  ),
  subject: z.enum(SUBJECTS, 'Subject is required.'),
  message: told('Message is required.').check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.maxLength(LONGEST.message, 'Message must be at most 5,000 characters long.'),
    z.regex(IN_A_TEXT, UNPRINTABLE),
  ),
  /** one of the writer's own orders */
  orderId: z.optional(z.string()),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const ContactSent = z.object({
  success: z.literal(true),
  message: z.string(),
  /** "LT-2611-7K3QX9", to be quoted later */
  ticketId: z.string(),
});

/** The monthly letter: one address, one answer. */
export const Subscribe = z.object({ email: z.string() });

export const Subscribed = z.object({ success: z.literal(true), message: z.string() });

/** The secret of the link at the foot of every monthly letter. */
export const Leave = z.object({ token: z.uuid() });

/** Whom to turn to when support did not help, as Indian law asks every shop to say. */
export const Grievance = z.object({
  officer: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
});
export type Grievance = z.infer<typeof Grievance>;

export const GrievanceAnswer = z.object({ success: z.literal(true), grievance: Grievance });

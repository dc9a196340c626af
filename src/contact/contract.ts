/** Contact messages and the grievance officer. */
import * as z from 'zod/mini';
import { MAX_LENGTH, SUBJECTS } from './contract-subjects.ts';

const UNPRINTABLE = 'Please remove characters that cannot be printed.';
// Control characters and bidirectional overrides; a message may contain line breaks and tabs.
const PRINTABLE_LINE = /^[^\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/;
const PRINTABLE_TEXT = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/;
const INVALID_EMAIL = 'Please enter a valid email address.';
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const INVALID_PHONE = 'Phone Number must be exactly 10 digits.';
/** The specification's ten digits, or a number of another country: +, country code and 7 to 15 digits in all. */
const PHONE_PATTERN = /^([0-9]{10}|\+[1-9][0-9]{6,14})$/;

/** `error` is also the message for a missing field and for a value that is not a string. */
const createRequiredText = (error: string) =>
  z.string(error).check(z.trim(), z.minLength(1, { error, abort: true }));

/**
 * The contact form. Issues have the order and the texts of the specification, and the form shows the first one. Rules
 * that the specification does not have (lengths, control characters) come after it in each field.
 */
export const ContactMessage = z.object({
  name: createRequiredText('Full Name is required.').check(
    z.maxLength(MAX_LENGTH.name, `Full Name must be at most ${MAX_LENGTH.name} characters long.`),
    z.regex(PRINTABLE_LINE, UNPRINTABLE),
  ),
  email: createRequiredText('Email Address is required.').check(
    // Length first: the pattern takes seconds on a long text.
    z.maxLength(MAX_LENGTH.email, { error: INVALID_EMAIL, abort: true }),
    z.regex(EMAIL_PATTERN, { error: INVALID_EMAIL, abort: true }),
    z.regex(PRINTABLE_LINE, UNPRINTABLE),
  ),
  phone: createRequiredText('Phone Number is required.').check(z.regex(PHONE_PATTERN, INVALID_PHONE)),
  subject: z.enum(SUBJECTS, 'Subject is required.'),
  message: createRequiredText('Message is required.').check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.maxLength(MAX_LENGTH.message, 'Message must be at most 5,000 characters long.'),
    z.regex(PRINTABLE_TEXT, UNPRINTABLE),
  ),
  /** one of the member's own orders */
  orderId: z.optional(z.string()),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The client reads every response with a success status, as the specification says. */
export const ContactResponse = z.object({
  success: z.optional(z.literal(true)),
  message: z.optional(z.string()),
  /** ticket number, such as "LT-2611-7K3QX9" */
  ticketId: z.optional(z.string()),
});

/** The grievance officer, whom Indian law requires every online shop to name. */
export const Grievance = z.object({
  officer: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
});
export type Grievance = z.infer<typeof Grievance>;

export const GrievanceResponse = z.object({ success: z.literal(true), grievance: Grievance });

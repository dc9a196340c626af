/** The second person of a report on two people. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';

/**
 * Three kootas depend on who is read as bride and who as groom. The first person has the other role; `open`: neither is
 * chosen, and both orders are computed.
 */
export const PartnerRole = z.enum(['bride', 'groom', 'open']);
export type PartnerRole = z.infer<typeof PartnerRole>;

export const Partner = z.object({ birthDetails: BirthDetails, role: PartnerRole });
export type Partner = z.infer<typeof Partner>;

/** In an order. `consent`: the buyer has ticked CONSENT_TEXT. */
export const PartnerInOrder = z.extend(Partner, { consent: z.literal(true) });
export type PartnerInOrder = z.infer<typeof PartnerInOrder>;

/** Recorded with the consent; changed together with the text. */
export const CONSENT_TEXT_VERSION = '2026-11';
export const CONSENT_TEXT =
  'The other person knows about this report and agrees that I give their birth details for it.';

/** GET /api/verify/:code is public: it returns no personal data and no order number. */
import * as z from 'zod/mini';

export const VerifiedDocument = z.object({
  success: z.literal(true),
  /** `file`: the hash of the file matches; `code`: only the printed code matches, the copy was not compared */
  matchedBy: z.enum(['file', 'code']),
  reportKey: z.string(),
  reportName: z.string(),
  edition: z.int(),
  pages: z.int(),
  /** ISO UTC, as in the metadata of the file */
  documentCreatedAt: z.string(),
  /** set when a newer edition exists */
  superseded: z.optional(z.object({ at: z.string() })),
});
export type VerifiedDocument = z.infer<typeof VerifiedDocument>;

/** A sample of the site: without edition, code or date. */
export const VerifiedSample = z.object({
  success: z.literal(true),
  matchedBy: z.literal('sample'),
  reportKey: z.string(),
  reportName: z.string(),
  pages: z.int(),
});
export type VerifiedSample = z.infer<typeof VerifiedSample>;

export const VerificationResult = z.union([VerifiedDocument, VerifiedSample]);
export type VerificationResult = z.infer<typeof VerificationResult>;

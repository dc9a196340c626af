/** What anybody may learn of a file: that it is ours, what it is and when it was made. Nothing about a person, no order number. */
import * as z from 'zod/mini';

export const Genuine = z.object({
  success: z.literal(true),
  /** `file`: its very bytes are ours; `code`: a report with this code is, and the copy at hand was not looked at */
  by: z.enum(['file', 'code']),
  reportKey: z.string(),
  reportName: z.string(),
  edition: z.int(),
  pages: z.int(),
  /** ISO UTC, as it stands in the file */
  madeAt: z.string(),
  /** a newer edition has taken its place */
  superseded: z.optional(z.object({ at: z.string() })),
});
export type Genuine = z.infer<typeof Genuine>;

/** A file of the site's own samples: made for nobody, and so without edition, number or moment. */
export const KnownSample = z.object({
  success: z.literal(true),
  by: z.literal('sample'),
  reportKey: z.string(),
  reportName: z.string(),
  pages: z.int(),
});
export type KnownSample = z.infer<typeof KnownSample>;

export const Known = z.union([Genuine, KnownSample]);
export type Known = z.infer<typeof Known>;

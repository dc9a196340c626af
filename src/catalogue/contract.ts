/** The response of GET /api/report. */
import * as z from 'zod/mini';

export const ChapterLine = z.object({ title: z.string(), summary: z.string(), page: z.optional(z.int()) });
export type ChapterLine = z.infer<typeof ChapterLine>;

/** What the report gives, in points. */
export const Features = z.array(z.object({ title: z.string(), text: z.string() }));
export type Features = z.infer<typeof Features>;

export const Report = z.object({
  _id: z.string(),
  key: z.string(),
  name: z.string(),
  /** empty: the client shows a default text */
  description: z._default(z.string(), ''),
  image: z._default(z.string(), ''),
  /** `paid` or `free`; any other value means free */
  category: z.string(),
  /** rupees; 0 when free */
  price: z.optional(z.number()),
  pageCount: z.optional(z.int()),
  /** false: announced but not written yet, so it cannot be ordered */
  available: z._default(z.boolean(), true),
  chapters: z.optional(z.array(ChapterLine)),
  features: z.optional(Features),
});
export type Report = z.infer<typeof Report>;

export const Reports = z.array(Report);

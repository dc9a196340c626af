import * as z from 'zod/mini';

/**
 * The body of every error response. `error` and `message` are the same sentence; `code` is a stable id. Some codes come
 * with further fields, which the contract of their domain folder describes.
 */
export const ErrorResponse = z.looseObject({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;

/**
 * Placeholder of the public URL in prerendered pages: the build does not know the URL, and the server inserts it. The top-level domain
 * `.invalid` is reserved.
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-address.invalid';

/** The response of a route without further data. */
export const Done = z.object({ success: z.literal(true) });

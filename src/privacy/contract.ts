/** Data export and account deletion. Both require recent authentication. */
import * as z from 'zod/mini';

/** A deletion can be cancelled for this long. */
export const DELETION_DELAY_HOURS = 48;

/**
 * POST /api/account/confirm. For ten minutes after it, or after a login, GET /api/account/export returns a zip file and
 * DELETE /api/account returns `DeletionStatus`. 403 `wrong-password`, `reauthentication-required`; 409
 * `order-in-progress`, `refund-in-progress`, `dispute-open` for the deletion. GET /api/account/export/availability fails as
 * the export would, including 429, and does not count against its limit.
 */
export const PasswordConfirmation = z.object({ password: z.string() });

/** GET /api/account/deletion, DELETE /api/account (schedules) and DELETE /api/account/deletion (cancels). */
export const DeletionStatus = z.object({
  success: z.literal(true),
  /** when the personal data will be erased, ISO UTC; absent without a scheduled deletion */
  deletionScheduledAt: z.optional(z.string()),
});
export type DeletionStatus = z.infer<typeof DeletionStatus>;

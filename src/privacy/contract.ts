/** Taking one's data along, and leaving. Both ask for the password again. */
import * as z from 'zod/mini';

/** Between the wish to leave and the end, a member may change their mind. */
export const UNDO_HOURS = 48;

/**
 * POST /api/account/confirm: for ten minutes after it (and after a login) GET /api/account/export answers a zip, and
 * DELETE /api/account `LeavingAnswer`. 403 `wrong-password`, `password-needed`; deletion 409 `report-unfinished`.
 * GET /api/account/export/allowed refuses as the export would, 429 among it, and uses no try up.
 */
export const WithPassword = z.object({ password: z.string() });

/** GET /api/account/leaving, DELETE /api/account and POST /api/account/keep. */
export const LeavingAnswer = z.object({
  success: z.literal(true),
  /** when everything personal goes, ISO UTC; absent for a member who stays */
  leavingAt: z.optional(z.string()),
});
export type LeavingAnswer = z.infer<typeof LeavingAnswer>;

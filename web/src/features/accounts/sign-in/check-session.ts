import { ProfileResponse } from '#src/accounts/contract.ts';
import { get } from '#web/lib/api.ts';
import { handlePageError } from '#web/lib/session/session-expiry.ts';

/** Signs this browser out if the server has ended its session. Never rejects. */
export const endExpiredSession = async (): Promise<void> => {
  await get('/api/profile', ProfileResponse).catch(handlePageError);
};

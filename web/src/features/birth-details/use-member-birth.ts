import { handleRequestError, useSessionToken } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { loadMemberBirth } from './member-birth.ts';

/**
 * The member's birth details as initial state of a birth form; undefined while they are loaded. After the session has
 * expired, they are loaded at the next login.
 */
export function useMemberBirth() {
  const token = useSessionToken();
  const { data, error } = useQuery(token, loadMemberBirth, { handleError: handleRequestError });
  return { initialBirth: data?.initialBirth, error };
}

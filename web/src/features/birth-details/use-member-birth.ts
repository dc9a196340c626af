import { handleRequestError, useSessionToken } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { loadMemberBirth } from './member-birth.ts';

/** The member's own birth as initial state of a form; empty while it loads. After an expired session it waits for the next login. */
export function useMemberBirth() {
  const token = useSessionToken();
  const { data, error } = useQuery(token, loadMemberBirth, { handleError: handleRequestError });
  return { initialBirth: data?.initialBirth, error };
}

import { useEffect, useState } from 'react';
import { handleRequestError, useSessionToken } from '#web/lib/session/session-expiry.ts';
import { loadMemberBirth } from './member-birth.ts';
import type { InitialBirth } from './use-birth-form.ts';

type MemberBirth = { initialBirth?: InitialBirth; error?: string };

/** The member's own birth as initial state of a form; empty while it loads. */
export function useMemberBirth(): MemberBirth {
  const [memberBirth, setMemberBirth] = useState<MemberBirth>({});
  const token = useSessionToken();
  useEffect(() => {
    if (!token) return undefined;
    let isMounted = true;
    loadMemberBirth().then(
      ({ initialBirth }) => isMounted && setMemberBirth({ initialBirth }),
      (error: unknown) => isMounted && setMemberBirth({ error: handleRequestError(error) }),
    );
    return () => {
      isMounted = false;
    };
  }, [token]);
  return memberBirth;
}

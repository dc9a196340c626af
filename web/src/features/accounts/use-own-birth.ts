import { useEffect, useState } from 'react';
import { readOwnBirth } from './own-birth.ts';
import { troubleOf, useToken } from './session-over.ts';
import type { BirthStart } from './use-birth.ts';

/** The member's own birth to begin a form with, once it is there; or what went wrong, in words. */
export function useOwnBirth(): { start?: BirthStart; trouble?: string } {
  const [own, setOwn] = useState<{ start?: BirthStart; trouble?: string }>({});
  const token = useToken();
  useEffect(() => {
    if (!token) return undefined;
    let wanted = true;
    readOwnBirth().then(
      ({ start }) => wanted && setOwn({ start }),
      (problem: unknown) => wanted && setOwn({ trouble: troubleOf(problem) }),
    );
    return () => {
      wanted = false;
    };
  }, [token]);
  return own;
}

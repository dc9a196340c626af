import { useEffect, useState } from 'react';
import { inWords } from '#web/app/api.ts';
import { readOwnBirth } from './own-birth.ts';
import type { BirthStart } from './use-birth.ts';

/** The member's own birth to begin a form with, once it is there; or what went wrong, in words. */
export function useOwnBirth(): { start?: BirthStart; trouble?: string } {
  const [own, setOwn] = useState<{ start?: BirthStart; trouble?: string }>({});
  useEffect(() => {
    let wanted = true;
    readOwnBirth().then(
      ({ start }) => wanted && setOwn({ start }),
      (problem: unknown) => wanted && setOwn({ trouble: inWords(problem) }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return own;
}

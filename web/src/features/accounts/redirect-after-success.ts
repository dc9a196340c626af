import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormResult } from '#web/ui/form/form-result.ts';

/** Once the form has succeeded its message stands for `ms`, then the next page comes. */
export function useGoingOn(result: FormResult, to: string, ms: number): void {
  const navigate = useNavigate();
  const done = result.kind === 'done';
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), ms);
    return () => clearTimeout(timer);
  }, [done, navigate, to, ms]);
}

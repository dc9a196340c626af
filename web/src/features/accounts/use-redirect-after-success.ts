import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Shows the success message for `delayMs`, then opens the next page. */
export function useRedirectAfterSuccess(isDone: boolean, to: string, delayMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate, to, delayMs]);
}

import { useEffect, useState } from 'react';
import { showToast } from '#web/ui/feedback/toast.ts';

/** Computes a result and shows it after at least `delayMs`. The previous result stays until then. */
export function useDelayedResult<Input, Result extends object>(
  delayMs: number,
  compute: (input: Input) => Promise<Result>,
) {
  const [result, setResult] = useState<Result>();
  const [pendingResult, setPendingResult] = useState<Promise<Result>>();
  useEffect(() => {
    if (!pendingResult) return;
    let isCurrent = true;
    const show = async () => {
      const computed = await pendingResult.catch(showLoadError);
      if (!isCurrent) return;
      if (computed) setResult(computed);
      setPendingResult(undefined);
    };
    const timer = setTimeout(() => void show(), delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      // a result that is not shown any more may still be rejected
      pendingResult.catch(() => {});
    };
  }, [pendingResult, delayMs]);
  return {
    result,
    isCalculating: pendingResult !== undefined,
    run: (input: Input) => setPendingResult(compute(input)),
  };
}

/** The code and texts of a result are loaded with the first one, which fails without a connection. */
function showLoadError(): undefined {
  showToast('This did not load. Please check your connection and try again.', { tone: 'error' });
}

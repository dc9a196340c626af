import { useEffect, useState } from 'react';
import { toast } from '#web/ui/feedback/toast.ts';

/**
 * Idle, calculating for `ms`, answered. The answer is worked out from what was asked, whatever is typed meanwhile; an
 * earlier one stays until the next replaces it.
 */
export function useDelayedResult<Asked, Answer extends object>(
  ms: number,
  answer: (asked: Asked) => Promise<Answer>,
) {
  const [answered, setAnswered] = useState<Answer>();
  const [coming, setComing] = useState<Promise<Answer>>();
  useEffect(() => {
    if (!coming) return;
    let here = true;
    const show = async () => {
      const found = await coming.catch(sayNotLoaded);
      if (!here) return;
      if (found) setAnswered(found);
      setComing(undefined);
    };
    const timer = setTimeout(() => void show(), ms);
    return () => {
      here = false;
      clearTimeout(timer);
      coming.catch(() => {});
    };
  }, [coming, ms]);
  return {
    answered,
    calculating: coming !== undefined,
    ask: (asked: Asked) => setComing(answer(asked)),
  };
}

/** The words are fetched with the first question. */
function sayNotLoaded(): undefined {
  toast('This did not load. Please check your connection and try again.', { tone: 'error' });
}

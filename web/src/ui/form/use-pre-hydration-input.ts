import { useEffect, useRef, type RefObject } from 'react';

/**
 * What is typed before the scripts are here stays in the fields, but a form that keeps its words in state knows nothing
 * of them: they are told once, by the names of their fields.
 */
export function usePreHydrationInput(
  tell: (typed: Record<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const teller = useRef(tell);
  useEffect(() => {
    const typed = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== '');
    if (typed.length) teller.current(Object.fromEntries(typed) as Record<string, string>);
  }, []);
  return form;
}

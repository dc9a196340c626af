import { useEffect, useRef, type RefObject } from 'react';

/**
 * Text typed before hydration stays in the inputs, but not in the state of a controlled form. Calls `onInput` once with
 * the values by field name.
 */
export function usePreHydrationInput(
  onInput: (values: Record<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  const callback = useRef(onInput);
  useEffect(() => {
    const values = [...new FormData(formRef.current ?? undefined)].filter(([, value]) => value !== '');
    if (values.length) callback.current(Object.fromEntries(values) as Record<string, string>);
  }, []);
  return formRef;
}

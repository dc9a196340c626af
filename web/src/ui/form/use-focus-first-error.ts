import { useEffect, useRef } from 'react';

/** After a submit that found something wrong: the first wrong field of the form takes the focus. */
export function useFocusFirstError(problems: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(problems).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  return form;
}

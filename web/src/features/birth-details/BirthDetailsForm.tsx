import type { FormEvent } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { BirthFields } from './BirthFields.tsx';
import { useFocusFirstError } from '#web/ui/form/use-focus-first-error.ts';
import type { Birth } from './use-birth-form.ts';
import css from '#web/ui/form/form.module.css';

/** The questions as a form of their own; it ends with the words, or with the first wrong field in focus. */
export function BirthQuestions({ birth }: { birth: Birth }) {
  const form = useFocusFirstError(birth.problems);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    birth.tell();
  };
  return (
    <form
      ref={form}
      className={css.ask}
      method="post"
      action="/api/birth/resolve"
      noValidate
      onSubmit={onSubmit}
    >
      <BirthFields birth={birth} />
      <Button type="submit" variant="primary" wide busy={birth.asking && 'Looking up place and clock...'}>
        Continue
      </Button>
    </form>
  );
}

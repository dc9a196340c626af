import type { FormEvent } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { BirthFields } from './BirthFields.tsx';
import { useFocusFirstError } from '#web/ui/form/use-submit.ts';
import type { BirthFormState } from './use-birth-form.ts';
import css from '#web/ui/form/form.module.css';

/** The birth fields as a separate form. Submitting leads to the review step, or focuses the first invalid field. */
export function BirthDetailsForm({ birth }: { birth: BirthFormState }) {
  const form = useFocusFirstError(birth.errors);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    birth.submit();
  };
  return (
    <form
      ref={form}
      className={css.stack}
      method="post"
      action="/api/birth/resolve"
      noValidate
      onSubmit={onSubmit}
    >
      <BirthFields birth={birth} />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={birth.isResolving && 'Looking up place and clock...'}
      >
        Continue
      </Button>
    </form>
  );
}

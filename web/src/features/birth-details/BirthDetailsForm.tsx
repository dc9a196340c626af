import type { FormEvent } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { BirthFields } from './BirthFields.tsx';
import { useFocusFirstError } from '#web/ui/form/use-submit.ts';
import type { BirthFormState } from './use-birth-form.ts';
import css from '#web/ui/form/form.module.css';

/**
 * The form with the birth fields and the button "Continue". Submitting resolves the details at the server: then the caller
 * shows the summary. Otherwise the first invalid field gets the focus.
 */
export function BirthDetailsForm({ birthForm }: { birthForm: BirthFormState }) {
  const formRef = useFocusFirstError(birthForm.errors);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    birthForm.submit();
  };
  return (
    <form
      ref={formRef}
      className={css.stack}
      method="post"
      action="/api/birth/resolve"
      noValidate
      onSubmit={onSubmit}
    >
      <BirthFields birthForm={birthForm} />
      <Button
        type="submit"
        variant="primary"
        wide
        busyLabel={birthForm.isResolving && 'Looking up place and time zone...'}
      >
        Continue
      </Button>
    </form>
  );
}

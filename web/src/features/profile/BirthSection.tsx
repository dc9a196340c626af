import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { toFormValues } from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthSummary } from '#web/features/birth-details/BirthSummary.tsx';
import type { ResolvedBirthDetails } from '#web/features/birth-details/resolve-birth.ts';
import { useBirthForm, type InitialBirth } from '#web/features/birth-details/use-birth-form.ts';
import { submitRequest } from '#web/lib/session/session-expiry.ts';
import { useFocusOnFlip } from '#web/ui/behaviour/use-focus-on-flip.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { toFormMessage, useSubmit } from '#web/ui/form/use-submit.ts';
import { saveBirth } from './profile-api.ts';
import { Section } from './Section.tsx';
import css from './profile.module.css';

const INTRO = 'Your dashboard and your reports are computed from these.';

export function BirthSection({ initialBirth }: { initialBirth: InitialBirth }) {
  const [savedBirth, setSavedBirth] = useState(initialBirth);
  const [formKey, setFormKey] = useState(0);
  const [isJustSaved, setIsJustSaved] = useState(false);
  const handleSaved = (resolved: ResolvedBirthDetails) => {
    setSavedBirth({ values: toFormValues(resolved.details), resolved });
    setIsJustSaved(true);
  };
  const reset = () => {
    setIsJustSaved(false);
    setFormKey(formKey + 1);
  };
  return (
    <Section id="birth" title="Birth details" intro={INTRO}>
      <BirthEditor
        key={formKey}
        savedBirth={savedBirth}
        onSaved={handleSaved}
        onReset={reset}
        onEdit={() => setIsJustSaved(false)}
      />
      <div role="status" className={css.status}>
        {isJustSaved && <SavedNotice />}
      </div>
    </Section>
  );
}

/** Confirms the saved details, and states that ordered reports keep their birth details. */
const SavedNotice = () => (
  <p className={css.savedNotice}>
    <b>Saved.</b> Your dashboard is computed from these now. Reports you have ordered keep the details they
    were ordered with. You can correct a report in <Link to="/my-reports">My Reports</Link>.
  </p>
);

type Props = {
  savedBirth: InitialBirth;
  onSaved: (resolved: ResolvedBirthDetails) => void;
  /** shows the saved details again */
  onReset: () => void;
  onEdit: () => void;
};

function BirthEditor({ savedBirth, onSaved, onReset, onEdit }: Props) {
  const birthForm = useBirthForm(savedBirth);
  const { resolved } = birthForm;
  const cardRef = useRef<HTMLDivElement>(null);
  useFocusOnFlip(cardRef, resolved === undefined);
  const { result, pending, submit, clear } = useSubmit(() =>
    submitRequest(async () => {
      await saveBirth(resolved!.details);
      onSaved(resolved!);
    }),
  );
  const isChanged =
    resolved && JSON.stringify(savedBirth.resolved?.details) !== JSON.stringify(resolved.details);
  const resetButton = savedBirth.resolved && (
    <Button variant="text" disabled={pending} onClick={onReset}>
      Keep the saved details
    </Button>
  );
  return (
    <div ref={cardRef} className={css.form}>
      {resolved ? (
        <BirthSummary
          resolved={resolved}
          onEdit={(values) => {
            clear();
            onEdit();
            birthForm.edit(values);
          }}
          onChooseOffset={birthForm.chooseOffset}
          isLocked={pending}
          isPersonFixed
        />
      ) : (
        <BirthDetailsForm birthForm={birthForm} />
      )}
      <FormMessage message={toFormMessage(result)} />
      {isChanged ? (
        <div className={css.buttons}>
          <Button variant="primary" data-initial-focus busyLabel={pending && 'Saving...'} onClick={submit}>
            Yes, save my birth details
          </Button>
          {resetButton}
        </div>
      ) : (
        !resolved && resetButton
      )}
    </div>
  );
}

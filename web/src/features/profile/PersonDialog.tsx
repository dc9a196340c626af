/** The birth details of a saved person: the form, then the summary to confirm. */
import { useState } from 'react';
import type { Person } from '#src/people/contract.ts';
import { EMPTY_BIRTH_FORM, toFormValues } from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthReviewForm } from '#web/features/birth-details/BirthReviewForm.tsx';
import { useBirthForm, useReportReview } from '#web/features/birth-details/use-birth-form.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { savePerson } from './profile-api.ts';

type Props = { person: Person | 'new' | undefined; onClose: () => void; onDone: (person: Person) => void };

export function PersonDialog({ person, onClose, onDone }: Props) {
  const [isReviewing, setIsReviewing] = useState(false);
  const formTitle = person && person !== 'new' ? `Change ${person.birth.name}` : 'Add a person';
  return (
    <Dialog
      open={person !== undefined}
      onClose={onClose}
      title={isReviewing ? 'Is this right?' : formTitle}
      size="medium"
    >
      {person && (
        <PersonEditor
          person={person === 'new' ? undefined : person}
          onDone={onDone}
          onReview={setIsReviewing}
        />
      )}
    </Dialog>
  );
}

type EditorProps = {
  person: Person | undefined;
  onDone: Props['onDone'];
  onReview: (isReviewing: boolean) => void;
};

function PersonEditor({ person, onDone, onReview }: EditorProps) {
  const birthForm = useBirthForm({ values: person ? toFormValues(person.birth) : EMPTY_BIRTH_FORM });
  useReportReview(birthForm, onReview);
  if (!birthForm.resolved) return <BirthDetailsForm birthForm={birthForm} />;
  return (
    <BirthReviewForm
      birthForm={birthForm}
      resolved={birthForm.resolved}
      action="/api/people"
      sendRequest={async (details) => onDone(await savePerson(details, person?.id))}
      submitLabel="Save this person"
      pendingLabel="Saving..."
      isPersonFixed
    />
  );
}

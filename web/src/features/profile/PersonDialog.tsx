/** The birth details of a saved person: the form, then the summary to confirm. */
import { useRef } from 'react';
import type { Person } from '#src/people/contract.ts';
import { EMPTY_BIRTH_FORM, toFormValues } from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthReviewForm } from '#web/features/birth-details/BirthReviewForm.tsx';
import { useBirthForm } from '#web/features/birth-details/use-birth-form.ts';
import { useFocusOnFlip } from '#web/ui/behaviour/use-focus-on-flip.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { savePerson } from './profile-api.ts';
import css from './profile.module.css';

type Props = { person: Person | 'new' | undefined; onClose: () => void; onDone: (person: Person) => void };

export function PersonDialog({ person, onClose, onDone }: Props) {
  const title = person && person !== 'new' ? `Change ${person.birth.name}` : 'Add a person';
  return (
    <Dialog open={person !== undefined} onClose={onClose} title={title} size="medium">
      {person && <PersonEditor person={person === 'new' ? undefined : person} onDone={onDone} />}
    </Dialog>
  );
}

type EditorProps = { person: Person | undefined; onDone: Props['onDone'] };

function PersonEditor({ person, onDone }: EditorProps) {
  const birthForm = useBirthForm({ values: person ? toFormValues(person.birth) : EMPTY_BIRTH_FORM });
  const cardRef = useRef<HTMLDivElement>(null);
  useFocusOnFlip(cardRef, birthForm.resolved === undefined);
  return (
    <div ref={cardRef}>
      {birthForm.resolved ? (
        <BirthReviewForm
          birthForm={birthForm}
          resolved={birthForm.resolved}
          action="/api/people"
          sendRequest={async (details) => onDone(await savePerson(details, person?.id))}
          submitLabel="Save this person"
          pendingLabel="Saving..."
          isPersonFixed
          cardClass={css.form}
        />
      ) : (
        <BirthDetailsForm birthForm={birthForm} />
      )}
    </div>
  );
}

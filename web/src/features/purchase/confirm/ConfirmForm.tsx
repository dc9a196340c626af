import { useEffect, useState } from 'react';
import { PeopleResponse, type Person } from '#src/people/contract.ts';
import {
  EMPTY_BIRTH_FORM,
  toFormValues,
  type BirthFormValues,
} from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { useBirthForm } from '#web/features/birth-details/use-birth-form.ts';
import { get } from '#web/lib/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmSummary } from './ConfirmSummary.tsx';
import type { ConfirmData } from './use-confirm-data.ts';
import css from './ConfirmDialog.module.css';

type Props = { data: ConfirmData; isBusy: boolean; onReview: (isReviewing: boolean) => void };

/** The birth form, then the summary with chart style, e-mail address and price. */
export function ConfirmForm({ data, isBusy, onReview }: Props) {
  const birthForm = useBirthForm(data.initialBirth);
  const [isForMember, setIsForMember] = useState(true);
  const { resolved } = birthForm;
  useEffect(() => onReview(resolved !== undefined), [resolved, onReview]);
  const edit = (values: BirthFormValues) => {
    // only the button "For someone else" empties the form
    if (values === EMPTY_BIRTH_FORM) setIsForMember(false);
    birthForm.edit(values);
  };
  const pickPerson = (values: BirthFormValues) => {
    setIsForMember(false);
    birthForm.edit(values);
  };
  if (!resolved)
    return (
      <>
        <SavedPeople onPick={pickPerson} />
        <BirthDetailsForm birthForm={birthForm} />
      </>
    );
  return (
    <ConfirmSummary
      data={data}
      resolved={resolved}
      isBusy={isBusy}
      isOwnNewBirth={isForMember && data.isBirthNew}
      onEdit={edit}
      onChooseOffset={birthForm.chooseOffset}
    />
  );
}

/** The saved people of the profile; a click fills in the form. Empty without people, or when they cannot be loaded. */
function SavedPeople({ onPick }: { onPick: (values: BirthFormValues) => void }) {
  const [people, setPeople] = useState<Person[]>([]);
  useEffect(() => {
    get('/api/people', PeopleResponse).then(
      (response) => setPeople(response.people),
      () => undefined,
    );
  }, []);
  if (people.length === 0) return null;
  return (
    <div className={css.people}>
      <p className="small soft">Somebody you saved?</p>
      {people.map(({ id, birth }) => (
        <Button key={id} small onClick={() => onPick(toFormValues(birth))}>
          {birth.name}
        </Button>
      ))}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { MAX_SAVED_PEOPLE, PeopleResponse, type Person } from '#src/people/contract.ts';
import {
  EMPTY_BIRTH_FORM,
  toFormValues,
  type BirthFormValues,
} from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { useBirthForm, useReportReview } from '#web/features/birth-details/use-birth-form.ts';
import { get } from '#web/lib/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmSummary } from './ConfirmSummary.tsx';
import type { ConfirmData, ReportPerson } from './use-confirm-data.ts';
import css from './ConfirmDialog.module.css';

type Props = { data: ConfirmData; isBusy: boolean; onReview: (isReviewing: boolean) => void };

/** The birth form, then the summary with chart style, e-mail address and price. */
export function ConfirmForm({ data, isBusy, onReview }: Props) {
  const birthForm = useBirthForm(data.initialBirth);
  const [person, setPerson] = useState(data.person);
  const [pickedName, setPickedName] = useState<string>();
  const people = useSavedPeople();
  const { resolved } = birthForm;
  useReportReview(birthForm, onReview);
  const edit = (values: BirthFormValues) => {
    // only the button "For someone else" empties the form
    if (values === EMPTY_BIRTH_FORM) setPerson('other');
    birthForm.edit(values);
  };
  const pickPerson = (values: BirthFormValues) => {
    setPerson('saved');
    setPickedName(values.name);
    birthForm.edit(values);
  };
  if (!resolved)
    return (
      <>
        <SavedPeople people={people} onPick={pickPerson} />
        <BirthDetailsForm birthForm={birthForm} />
      </>
    );
  return (
    <ConfirmSummary
      data={data}
      resolved={resolved}
      isBusy={isBusy}
      person={isAnotherPerson(person, pickedName, resolved.details.name) ? 'other' : person}
      canSavePerson={people.length < MAX_SAVED_PEOPLE}
      onEdit={edit}
      onChooseOffset={birthForm.chooseOffset}
    />
  );
}

/** A saved person was chosen to fill in the form, and then the name was changed: a twin, for example. */
const isAnotherPerson = (person: ReportPerson, pickedName: string | undefined, name: string): boolean =>
  person === 'saved' && pickedName !== undefined && name !== pickedName;

/** The saved people of the profile; empty until they are loaded, or when they cannot be loaded. */
function useSavedPeople(): Person[] {
  const [people, setPeople] = useState<Person[]>([]);
  useEffect(() => {
    get('/api/people', PeopleResponse).then(
      (response) => setPeople(response.people),
      () => undefined,
    );
  }, []);
  return people;
}

type SavedPeopleProps = { people: Person[]; onPick: (values: BirthFormValues) => void };

/** A click fills in the form. */
function SavedPeople({ people, onPick }: SavedPeopleProps) {
  if (people.length === 0) return null;
  return (
    <div className={css.people}>
      <p className="small soft">Or choose a saved person:</p>
      {people.map(({ id, birth }) => (
        <Button key={id} small onClick={() => onPick(toFormValues(birth))}>
          {birth.name}
        </Button>
      ))}
      <p className="small soft">For a twin, choose the brother or sister, then change name and time.</p>
    </div>
  );
}

/** The people saved in the profile: a click fills in the birth form. */
import { useEffect, useState } from 'react';
import { PeopleResponse, type Person } from '#src/people/contract.ts';
import { toFormValues } from '#web/features/birth-details/birth-form.ts';
import { get } from '#web/lib/api.ts';
import { Button } from '#web/ui/Button.tsx';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';
import css from './ConfirmDialog.module.css';

/** The saved people of the profile; empty until they are loaded, or when they cannot be loaded. */
export function useSavedPeople(): Person[] {
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

export function SavedPeople({ people, onPick }: SavedPeopleProps) {
  if (people.length === 0) return null;
  return (
    <div className={css.people}>
      <p className="small soft">Choose a saved person, or fill in the form below:</p>
      {people.map(({ id, birth }) => (
        <Button key={id} small onClick={() => onPick(toFormValues(birth))}>
          {birth.name}
        </Button>
      ))}
      <p className="small soft">For a twin, choose the brother or sister, then change name and time.</p>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { PeopleAnswer, type Person } from '#src/people/contract.ts';
import { get } from '#web/lib/api.ts';
import { toFormValues, type BirthFormValues } from '#web/features/birth-details/birth-form.ts';
import { Button } from '#web/ui/Button.tsx';
import css from './SavedPeople.module.css';

/** The people of the profile, above the questions: one press fills them in. Nothing when there are none, or no answer. */
export function SavedPeople({ onPick }: { onPick: (form: BirthFormValues) => void }) {
  const [people, setPeople] = useState<Person[]>([]);
  useEffect(() => {
    get('/api/people', PeopleAnswer).then(
      (answer) => setPeople(answer.people),
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

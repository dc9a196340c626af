import { useState } from 'react';
import { MAX_SAVED_PEOPLE, type Person } from '#src/people/contract.ts';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { PeopleCards, type Card } from './PeopleCards.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { readPeople, removePerson, savePerson } from './profile-calls.ts';
import { Section } from './Section.tsx';
import { useRead } from './use-read.ts';
import css from './profile.module.css';

const INTRO = `Family and friends you order reports for. Their details are offered whenever a report asks whose it is.`;

export const PeopleSection = () => (
  <Section id="people" title="Saved people" intro={INTRO}>
    <People />
  </Section>
);

function People() {
  const {
    value: cards,
    setValue: setCards,
    trouble,
    setTrouble,
    failed,
    again,
  } = useRead<Card[]>(readPeople);
  const [shown, setShown] = useState<Person | 'new'>();
  const replace = (id: string, by: Card) =>
    setCards((now) => now?.map((card) => (card.id === id ? by : card)));
  const act = (work: Promise<unknown>) => {
    setTrouble(undefined);
    return work.catch(failed);
  };
  const remove = (person: Person) =>
    act(removePerson(person.id).then(() => replace(person.id, { ...person, removed: true })));
  const bringBack = (person: Person) =>
    act(savePerson(person.birth).then((saved) => replace(person.id, saved)));
  const done = (person: Person) => {
    setCards((now = []) =>
      now.some(({ id }) => id === person.id)
        ? now.map((card) => (card.id === person.id ? person : card))
        : [...now, person],
    );
    setShown(undefined);
    toast(`${person.birth.name} is saved.`, { tone: 'ok' });
  };
  if (!cards) return <NotYet trouble={trouble} onRetry={again} />;
  const count = cards.filter(({ removed }) => !removed).length;
  return (
    <div className={css.form}>
      {cards.length === 0 && <p className="soft">Nobody yet. The first is often a parent or a partner.</p>}
      <PeopleCards
        cards={cards}
        onShow={setShown}
        onRemove={(person) => void remove(person)}
        onBringBack={(person) => void bringBack(person)}
      />
      <FormMessage said={toErrorMessage(trouble)} />
      {count < MAX_SAVED_PEOPLE ? (
        <Button onClick={() => setShown('new')}>Add a person</Button>
      ) : (
        <p className="soft">
          The box is full: {MAX_SAVED_PEOPLE} people is the most we keep. Remove one to add another.
        </p>
      )}
      <PersonDialog shown={shown} onClose={() => setShown(undefined)} onDone={done} />
    </div>
  );
}

type NotYetProps = { trouble: string | undefined; onRetry: () => void };

/** What stands in a part that is read on its own. */
export const NotYet = ({ trouble, onRetry }: NotYetProps) => (
  <div className={css.form}>
    <FormMessage said={toErrorMessage(trouble)} />
    {trouble ? <Button onClick={onRetry}>Try again</Button> : <p className="soft">One moment…</p>}
  </div>
);

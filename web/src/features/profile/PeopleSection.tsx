import { useState } from 'react';
import { MAX_SAVED_PEOPLE, type Person } from '#src/people/contract.ts';
import { handlePageError, handleRequestError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { PeopleCards, type PersonEntry } from './PeopleCards.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { loadPeople, removePerson, savePerson } from './profile-api.ts';
import { Section, SectionLoading } from './Section.tsx';
import css from './profile.module.css';

const INTRO = `Family and friends you order reports for. You can choose them when you order a report.`;

export const PeopleSection = () => (
  <Section id="people" title="Saved people" intro={INTRO}>
    <People />
  </Section>
);

function People() {
  const query = useQuery<PersonEntry[]>('people', loadPeople, { handleError: handlePageError });
  const { data: entries, updateData: updateEntries } = query;
  const [errorMessage, setErrorMessage] = useState<string>();
  const [dialogPerson, setDialogPerson] = useState<Person | 'new'>();
  const replaceEntry = (id: string, newEntry: PersonEntry) =>
    updateEntries((current) => current.map((entry) => (entry.id === id ? newEntry : entry)));
  const runRequest = (request: Promise<unknown>) => {
    setErrorMessage(undefined);
    return request.catch((error: unknown) => setErrorMessage(handleRequestError(error)));
  };
  const remove = (person: Person) =>
    runRequest(removePerson(person.id).then(() => replaceEntry(person.id, { ...person, isRemoved: true })));
  const restore = (person: Person) =>
    runRequest(savePerson(person.birth).then((restored) => replaceEntry(person.id, restored)));
  const handleSaved = (person: Person) => {
    updateEntries((current) =>
      current.some(({ id }) => id === person.id)
        ? current.map((entry) => (entry.id === person.id ? person : entry))
        : [...current, person],
    );
    setDialogPerson(undefined);
    showToast(`${person.birth.name} is saved.`, { tone: 'success' });
  };
  if (!entries) return <SectionLoading errorMessage={query.error} onRetry={query.refetch} />;
  const savedCount = entries.filter(({ isRemoved }) => !isRemoved).length;
  return (
    <div className={css.form}>
      {entries.length === 0 && (
        <p className="soft">You have not saved anybody yet. Many members begin with a parent or a partner.</p>
      )}
      <PeopleCards
        entries={entries}
        onEdit={setDialogPerson}
        onRemove={(person) => void remove(person)}
        onRestore={(person) => void restore(person)}
      />
      <FormMessage message={toErrorMessage(errorMessage)} />
      {savedCount < MAX_SAVED_PEOPLE ? (
        <Button onClick={() => setDialogPerson('new')}>Add a person</Button>
      ) : (
        <p className="soft">You can save at most {MAX_SAVED_PEOPLE} people. Remove one to add another.</p>
      )}
      <PersonDialog person={dialogPerson} onClose={() => setDialogPerson(undefined)} onDone={handleSaved} />
    </div>
  );
}

/** A person's birth: asked, told back in words, and saved. */
import { useRef, useState, type FormEvent } from 'react';
import { todayInIndia } from '#src/platform/contract-ist-date.ts';
import type { Person } from '#src/people/contract.ts';
import { EMPTY_BIRTH, formOf, isMinor } from '#web/features/birth-details/birth-form.ts';
import { BirthQuestions } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthWords } from '#web/features/birth-details/BirthSummary.tsx';
import { GUARDIAN_MISSING, GuardianField } from '#web/features/birth-details/GuardianConsentField.tsx';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import type { ToldBirth } from '#web/features/birth-details/resolve-birth.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import { useBirth, type Birth } from '#web/features/birth-details/use-birth-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { savePerson } from './profile-calls.ts';
import { useTurned } from '#web/ui/behaviour/use-focus-on-flip.ts';
import css from './profile.module.css';

type Props = { shown: Person | 'new' | undefined; onClose: () => void; onDone: (person: Person) => void };

export function PersonDialog({ shown, onClose, onDone }: Props) {
  const title = shown && shown !== 'new' ? `Change ${shown.birth.name}` : 'Add a person';
  return (
    <Dialog open={shown !== undefined} onClose={onClose} title={title} size="sheet">
      {shown && <Contents person={shown === 'new' ? undefined : shown} onDone={onDone} />}
    </Dialog>
  );
}

type ContentsProps = { person: Person | undefined; onDone: Props['onDone'] };

function Contents({ person, onDone }: ContentsProps) {
  const birth = useBirth({ form: person ? formOf(person.birth) : EMPTY_BIRTH });
  const card = useRef<HTMLDivElement>(null);
  useTurned(card, birth.told === undefined);
  return (
    <div ref={card}>
      {birth.told ? (
        <Words id={person?.id} birth={birth} told={birth.told} onDone={onDone} />
      ) : (
        <BirthQuestions birth={birth} />
      )}
    </div>
  );
}

type WordsProps = { id: string | undefined; birth: Birth; told: ToldBirth; onDone: Props['onDone'] };

function Words({ id, birth, told, onDone }: WordsProps) {
  const { details } = told;
  const minor = isMinor(details.date, todayInIndia());
  const [guardian, setGuardian] = useState(false);
  const [missing, setMissing] = useState(false);
  const [state, setState] = useState<{ saving?: true; trouble?: string }>({});
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(minor && !guardian);
    if (state.saving || (minor && !guardian)) return;
    setState({ saving: true });
    savePerson(details, id).then(onDone, (error: unknown) =>
      setState({ trouble: handleRequestError(error) }),
    );
  };
  return (
    <form className={css.form} method="post" action="/api/people" noValidate onSubmit={onSubmit}>
      <BirthWords
        told={told}
        onRewrite={birth.rewrite}
        onClock={birth.chooseClock}
        locked={state.saving ?? false}
        samePerson
      />
      {minor && (
        <GuardianField
          name={details.name}
          checked={guardian}
          onChange={setGuardian}
          error={missing ? GUARDIAN_MISSING : undefined}
        />
      )}
      <FormMessage said={toErrorMessage(state.trouble)} />
      <Button type="submit" variant="primary" data-first busy={state.saving && 'Saving...'}>
        Save this person
      </Button>
    </form>
  );
}

import { useEffect, useState } from 'react';
import { EMPTY_BIRTH_FORM, type BirthFormValues } from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { useBirthForm } from '#web/features/birth-details/use-birth-form.ts';
import type { Confirmation } from './confirm-data.ts';
import { ConfirmWords } from './ConfirmSummary.tsx';
import { SavedPeople } from './SavedPeople.tsx';

type Props = { confirmation: Confirmation; working: boolean; onReading: (reading: boolean) => void };

/** First the questions, as long as one is open; then the words, and everything else that is decided here. */
export function ConfirmForm({ confirmation, working, onReading }: Props) {
  const birth = useBirthForm(confirmation.birth);
  const [forMember, setForMember] = useState(true);
  const { resolved } = birth;
  useEffect(() => onReading(resolved !== undefined), [resolved, onReading]);
  const rewrite = (again: BirthFormValues) => {
    if (again === EMPTY_BIRTH_FORM) setForMember(false);
    birth.edit(again);
  };
  const pick = (saved: BirthFormValues) => {
    setForMember(false);
    birth.edit(saved);
  };
  if (!resolved)
    return (
      <>
        <SavedPeople onPick={pick} />
        <BirthDetailsForm birth={birth} />
      </>
    );
  return (
    <ConfirmWords
      confirmation={confirmation}
      told={resolved}
      working={working}
      mayKeep={forMember && confirmation.birthIsNew}
      onRewrite={rewrite}
      onClock={birth.chooseOffset}
    />
  );
}

import { useEffect, useState } from 'react';
import { EMPTY_BIRTH, type BirthForm } from '#web/features/birth-details/birth-form.ts';
import { BirthQuestions } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { useBirth } from '#web/features/birth-details/use-birth-form.ts';
import type { Confirmation } from './confirm-data.ts';
import { ConfirmWords } from './ConfirmSummary.tsx';
import { SavedPeople } from './SavedPeople.tsx';

type Props = { confirmation: Confirmation; working: boolean; onReading: (reading: boolean) => void };

/** First the questions, as long as one is open; then the words, and everything else that is decided here. */
export function ConfirmForm({ confirmation, working, onReading }: Props) {
  const birth = useBirth(confirmation.birth);
  const [forMember, setForMember] = useState(true);
  const { told } = birth;
  useEffect(() => onReading(told !== undefined), [told, onReading]);
  const rewrite = (again: BirthForm) => {
    if (again === EMPTY_BIRTH) setForMember(false);
    birth.rewrite(again);
  };
  const pick = (saved: BirthForm) => {
    setForMember(false);
    birth.rewrite(saved);
  };
  if (!told)
    return (
      <>
        <SavedPeople onPick={pick} />
        <BirthQuestions birth={birth} />
      </>
    );
  return (
    <ConfirmWords
      confirmation={confirmation}
      told={told}
      working={working}
      mayKeep={forMember && confirmation.birthIsNew}
      onRewrite={rewrite}
      onClock={birth.chooseClock}
    />
  );
}

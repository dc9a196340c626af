import { useState } from 'react';
import { MAX_SAVED_PEOPLE } from '#src/people/contract.ts';
import { EMPTY_BIRTH_FORM } from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { useBirthForm } from '#web/features/birth-details/use-birth-form.ts';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';
import { ConfirmSummary } from './ConfirmSummary.tsx';
import { SavedPeople, useSavedPeople } from './SavedPeople.tsx';
import type { ConfirmData, ReportPerson } from './use-confirm-data.ts';
import { useReportStep, type ConfirmStep } from './confirm-steps.ts';

type Props = { data: ConfirmData; isBusy: boolean; onStep: (step: ConfirmStep) => void };

/** The birth form, then the summary with chart style, e-mail address and price. */
export function ConfirmForm({ data, isBusy, onStep }: Props) {
  const birthForm = useBirthForm(data.initialBirth);
  const [person, setPerson] = useState(data.person);
  const [pickedName, setPickedName] = useState<string>();
  const people = useSavedPeople();
  const { resolved } = birthForm;
  useReportStep(resolved ? 'review' : 'birth', onStep);
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

/** The confirm dialog of a report on two people: the birth of the first, then of the second, then the summary of both. */
import { useState } from 'react';
import { isTooYoungFor } from '#src/catalogue/contract-minimum-age.ts';
import { TOO_YOUNG } from '#src/kundli-milan/contract-couple.ts';
import { MAX_SAVED_PEOPLE, type Person } from '#src/people/contract.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { isSameBirthMinute } from '#src/places/contract-birth-minute.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import {
  EMPTY_BIRTH_FORM,
  toFormValues,
  type BirthFormErrors,
} from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import {
  useBirthForm,
  type BirthFormState,
  type InitialBirth,
} from '#web/features/birth-details/use-birth-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';
import { useReportStep, type ConfirmStep } from './confirm-steps.ts';
import { ConfirmSummary } from './ConfirmSummary.tsx';
import { SavedPeople, useSavedPeople } from './SavedPeople.tsx';
import type { ConfirmData, ReportPerson } from './use-confirm-data.ts';
import css from './ConfirmDialog.module.css';

type Props = { data: ConfirmData; isBusy: boolean; onStep: (step: ConfirmStep) => void };

export function CoupleForm({ data, isBusy, onStep }: Props) {
  const findAgeError = (details: BirthDetails): BirthFormErrors =>
    isTooYoungFor(data.report.key, details.date, getTodayInIndia()) ? { date: TOO_YOUNG } : {};
  const first = useBirthForm(openUnlessValid(data.initialBirth, findAgeError), findAgeError);
  const second = useBirthForm(
    openUnlessValid(data.initialPartner?.birth ?? { values: EMPTY_BIRTH_FORM }, findAgeError),
    (details) =>
      first.resolved && isSameBirthMinute(details, first.resolved.details)
        ? { date: SAME_BIRTH }
        : findAgeError(details),
  );
  const [person, setPerson] = useState<ReportPerson>(data.person);
  const people = useSavedPeople();
  useReportStep(getStep(first.resolved, second.resolved), onStep);
  const pickFirst = (values: BirthFormValues) => {
    setPerson('saved');
    first.edit(values);
  };
  if (!first.resolved) return <FirstPerson birthForm={first} people={people} onPick={pickFirst} />;
  if (!second.resolved)
    return (
      <SecondPerson
        birthForm={second}
        people={people}
        first={first.resolved.details}
        onEditFirst={first.edit}
      />
    );
  return (
    <ConfirmSummary
      data={data}
      resolved={first.resolved}
      isBusy={isBusy}
      person={person}
      canSavePerson={people.length < MAX_SAVED_PEOPLE}
      onEdit={first.edit}
      onChooseOffset={first.chooseOffset}
      partner={{
        resolved: second.resolved,
        onEdit: second.edit,
        onChooseOffset: second.chooseOffset,
      }}
    />
  );
}

type PersonProps = { birthForm: BirthFormState; people: Person[] };

const FirstPerson = ({
  birthForm,
  people,
  onPick,
}: PersonProps & { onPick: (values: BirthFormValues) => void }) => (
  <>
    <p className="small soft">
      This report is about two people of 18 or older. Enter one person first, then the other. You may begin
      with either of them.
    </p>
    <SavedPeople people={people} onPick={onPick} />
    <BirthDetailsForm birthForm={birthForm} />
  </>
);

type SecondPersonProps = PersonProps & { first: BirthDetails; onEditFirst: BirthFormState['edit'] };

const SecondPerson = ({ birthForm, people, first, onEditFirst }: SecondPersonProps) => (
  <>
    <div className={css.firstPerson}>
      <p>
        The first person is <b>{first.name}</b>.
      </p>
      <Button variant="text" onClick={() => onEditFirst(toFormValues(first))}>
        <Icon name="pen" /> Change the first person
      </Button>
    </div>
    <SavedPeople
      people={people.filter(({ birth }) => !isSameBirthMinute(birth, first))}
      onPick={birthForm.edit}
    />
    <BirthDetailsForm birthForm={birthForm} />
  </>
);

const SAME_BIRTH = 'This is the birth of the first person. A match needs two people.';

/** The form in place of the summary when the stored birth is refused. */
const openUnlessValid = (
  { values, resolved }: InitialBirth,
  findErrors: (details: BirthDetails) => BirthFormErrors,
): InitialBirth =>
  resolved && Object.keys(findErrors(resolved.details)).length === 0 ? { values, resolved } : { values };

function getStep(first: unknown, second: unknown): ConfirmStep {
  if (!first) return 'first-person';
  return second ? 'review' : 'second-person';
}

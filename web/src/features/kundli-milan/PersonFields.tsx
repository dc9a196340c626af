/** The birth of one person of the couple. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { MatchRole } from '#src/kundli-milan/contract-couple.ts';
import { BirthDateField } from '#web/features/birth-details/BirthDateField.tsx';
import type { BirthFormErrors } from '#web/features/birth-details/birth-form.ts';
import { ClockOffsetChoice } from '#web/features/birth-details/ClockOffsetChoice.tsx';
import { PlaceField } from '#web/features/birth-details/PlaceField.tsx';
import type { OffsetChoice } from '#web/features/birth-details/use-clock-offsets.ts';
import { CheckField, TextField } from '#web/ui/form/Field.tsx';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';
import { ROLE_LABELS } from './match-form.ts';
import { SavedBirthField } from './SavedBirthField.tsx';
import css from './MatchForm.module.css';

type Props = {
  role: MatchRole;
  values: BirthFormValues;
  errors: BirthFormErrors;
  /** the clocks to choose from, for a time that occurred twice */
  clock: OffsetChoice | undefined;
  savedBirths: readonly BirthDetails[];
  onChange: (changes: Partial<BirthFormValues>) => void;
};

export function PersonFields({ role, values, errors, clock, savedBirths, onChange }: Props) {
  return (
    <fieldset className={css.person}>
      <legend>{ROLE_LABELS[role]}</legend>
      <SavedBirthField role={role} births={savedBirths} onChoose={onChange} />
      <TextField
        label="Name"
        name={`${role}-name`}
        optional
        autoComplete="off"
        autoCapitalize="words"
        maxLength={80}
        value={values.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <BirthDateField
        namePrefix={`${role}-`}
        value={values}
        onChange={({ day, month, year }) => onChange({ day, month, year })}
        error={errors.date}
      />
      <TimeFields role={role} values={values} errors={errors} onChange={onChange} />
      <PlaceField
        name={`${role}-place`}
        value={values.place}
        onChange={(place) => onChange({ place })}
        hint={
          <>
            Town or city.<span className={css.scripted}> Pick it from the list.</span>
          </>
        }
        error={errors.place}
      />
      {clock && (
        <ClockOffsetChoice
          name={`${role}-clock`}
          choice={clock}
          value={values.utcOffsetSeconds}
          onChange={(utcOffsetSeconds) => onChange({ utcOffsetSeconds })}
          error={errors.clock}
        />
      )}
    </fieldset>
  );
}

function TimeFields({
  role,
  values,
  errors,
  onChange,
}: Pick<Props, 'role' | 'values' | 'errors' | 'onChange'>) {
  const isUnknown = values.timeKind === 'unknown';
  return (
    <>
      <TextField
        label="Time of birth"
        name={`${role}-time`}
        type="time"
        disabled={isUnknown}
        value={isUnknown ? '' : values.time}
        onChange={(event) => onChange({ time: event.target.value })}
        error={errors.time}
      />
      <CheckField
        name={`${role}-unknown`}
        label="The time is not known"
        checked={isUnknown}
        onChange={(event) => onChange({ timeKind: event.target.checked ? 'unknown' : 'exact' })}
      />
    </>
  );
}

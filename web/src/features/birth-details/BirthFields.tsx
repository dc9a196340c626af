import { BIRTH_TIME_MARGIN_MINUTES } from '#src/places/contract-birth.ts';
import { PlaceField } from './PlaceField.tsx';
import { SelectField, TextField } from '#web/ui/form/Field.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import { ClockOffsetChoice } from './ClockOffsetChoice.tsx';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import type { BirthFormState } from './use-birth-form.ts';
import css from '#web/ui/form/form.module.css';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';

/** The fields that every report needs: name, date, time and place of birth, and the clock offset where two are possible. */
export function BirthFields({ birthForm }: { birthForm: BirthFormState }) {
  const { values, errors, formError, change } = birthForm;
  return (
    <div className={css.questions}>
      <FormMessage message={toErrorMessage(formError)} />
      <TextField
        label="Full name"
        name="birth-name"
        autoComplete="off"
        maxLength={80}
        hint="As it will be printed on the cover."
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errors.name}
      />
      <BirthDateField
        value={values}
        onChange={({ day, month, year }) => change({ day, month, year })}
        error={errors.date}
      />
      <TimeFields birthForm={birthForm} />
      <PlaceField
        value={values.place}
        onChange={(place) => change({ place })}
        hint="Town or city. Pick it from the list, so that we know its coordinates."
        error={errors.place}
      />
      <ClockFields birthForm={birthForm} />
    </div>
  );
}

/** The question is announced in a live region, because it appears only when date, time and place are filled. */
function ClockFields({ birthForm: { values, errors, clockOffsets, change } }: { birthForm: BirthFormState }) {
  const { choice, note } = clockOffsets;
  return (
    <>
      <p role="status" className={note ? 'small soft' : 'sr-only'}>
        {note ?? choice?.question}
      </p>
      {choice && (
        <ClockOffsetChoice
          choice={choice}
          value={values.utcOffsetSeconds}
          onChange={(utcOffsetSeconds) => change({ utcOffsetSeconds })}
          error={errors.clock}
        />
      )}
    </>
  );
}

function TimeFields({ birthForm: { values, errors, clockOffsets, change } }: { birthForm: BirthFormState }) {
  const isTimeKnown = values.timeKind !== 'unknown';
  return (
    <div className={css.pair}>
      <SelectField
        label="Birth time is"
        name="timeKind"
        value={values.timeKind}
        onChange={(event) => change({ timeKind: event.target.value as BirthFormValues['timeKind'] })}
        hint={TIME_HINTS[values.timeKind]}
      >
        <option value="exact">Exact, to the minute</option>
        <option value="approximate">Approximate</option>
        <option value="unknown">Not known</option>
      </SelectField>
      {isTimeKnown && (
        <TextField
          label="Time of birth"
          name="time"
          type="time"
          value={values.time}
          onChange={(event) => change({ time: event.target.value })}
          error={errors.time ?? clockOffsets.timeError}
        />
      )}
    </div>
  );
}

const TIME_HINTS: Record<BirthFormValues['timeKind'], string | undefined> = {
  exact: undefined,
  approximate: `The report marks every statement that ${BIRTH_TIME_MARGIN_MINUTES} minutes could change.`,
  unknown: 'The report then leaves out what needs the birth time, and says so.',
};

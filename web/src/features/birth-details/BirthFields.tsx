import { PlaceField } from './PlaceField.tsx';
import { SelectField, TextField } from '#web/ui/form/Field.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import type { BirthForm } from './birth-form.ts';
import { ClockChoice } from './ClockOffsetChoice.tsx';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import type { Birth } from './use-birth-form.ts';
import css from '#web/ui/form/form.module.css';

/** The four questions every report needs answered. */
export function BirthFields({ birth }: { birth: Birth }) {
  const { form, problems, trouble, type } = birth;
  return (
    <div className={css.questions}>
      <FormMessage said={toErrorMessage(trouble)} />
      <TextField
        label="Full name"
        name="birth-name"
        autoComplete="off"
        maxLength={80}
        hint="As it shall stand on the cover."
        value={form.name}
        onChange={(event) => type({ name: event.target.value })}
        error={problems.name}
      />
      <BirthDateField
        value={form}
        onChange={({ day, month, year }) => type({ day, month, year })}
        error={problems.date}
      />
      <TimeFields birth={birth} />
      <PlaceField
        value={form.place}
        onChange={(place) => type({ place })}
        hint="Town or city. Pick it from the list, so that we know its coordinates."
        error={problems.place}
      />
      <ClockFields birth={birth} />
    </div>
  );
}

/** Read out when it comes, since it comes after the last field was filled. */
function ClockFields({ birth: { form, problems, clocks, type } }: { birth: Birth }) {
  const { offered, note } = clocks;
  return (
    <>
      <p role="status" className={note ? 'small soft' : 'sr'}>
        {note ?? offered?.question}
      </p>
      {offered && (
        <ClockChoice
          offered={offered}
          value={form.utcOffsetSeconds}
          onChange={(utcOffsetSeconds) => type({ utcOffsetSeconds })}
          error={problems.clock}
        />
      )}
    </>
  );
}

function TimeFields({ birth: { form, problems, clocks, type } }: { birth: Birth }) {
  const known = form.timeKind !== 'unknown';
  return (
    <div className={css.pair}>
      <SelectField
        label="Birth time is"
        name="timeKind"
        value={form.timeKind}
        onChange={(event) => type({ timeKind: event.target.value as BirthForm['timeKind'] })}
        hint={TIME_HINTS[form.timeKind]}
      >
        <option value="exact">Exact, to the minute</option>
        <option value="approximate">Approximate</option>
        <option value="unknown">Not known</option>
      </SelectField>
      {known && (
        <TextField
          label="Time of birth"
          name="time"
          type="time"
          value={form.time}
          onChange={(event) => type({ time: event.target.value })}
          error={problems.time ?? clocks.gap}
        />
      )}
    </div>
  );
}

const TIME_HINTS: Record<BirthForm['timeKind'], string | undefined> = {
  exact: undefined,
  approximate: 'We then say which statements a few minutes could change.',
  unknown: 'We then leave out what needs the hour, and say so.',
};

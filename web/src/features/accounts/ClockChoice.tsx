import type { Choice } from '#web/app/api.ts';
import css from './ClockChoice.module.css';

type Props = { choices: Choice[]; value: number | undefined; onChange: (utcOffsetSeconds: number) => void };

/** On a night when the clocks were put back one hour came twice; a birth in it needs to say which. */
export function ClockChoice({ choices, value, onChange }: Props) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={css.field}>
      <legend>Which clock was it?</legend>
      {choices.map(({ utcOffsetSeconds, clock }) => (
        <label key={utcOffsetSeconds}>
          <input
            type="radio"
            name="clock"
            checked={value === utcOffsetSeconds}
            onChange={() => onChange(utcOffsetSeconds)}
          />
          {clock}
        </label>
      ))}
    </fieldset>
  );
}

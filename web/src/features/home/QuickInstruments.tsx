/** Four instruments in the upper drawers: a question, a scale, an answer at once (love takes two seconds). */
import { useId, useState, type FormEvent } from 'react';
import { ScoreRuler } from '#web/ui/ScoreRuler.tsx';
import { useDelayedResult } from '#web/ui/behaviour/use-delayed-result.ts';
import { Button } from '#web/ui/Button.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { quickInstruments, type QuickInstrument, type Typed } from './instruments.ts';
import type { Answered } from './quick-answers.ts';
import css from './QuickInstruments.module.css';

export function QuickInstruments() {
  return (
    <ul className={`on-night ${css.row}`}>
      {quickInstruments.map((instrument) => (
        <li key={instrument.id}>
          <Quick instrument={instrument} />
        </li>
      ))}
    </ul>
  );
}

function Quick({ instrument }: { instrument: QuickInstrument }) {
  const { id, title, line, fields, filled, range, waitMs } = instrument;
  const heading = useId();
  const [typed, setTyped] = useState<Typed>({});
  const answer = async (given: Typed) =>
    (await loadChunk(() => import('./quick-answers.ts'))).answerOf(id, given);
  const { result: answered, calculating, run: ask } = useDelayedResult(waitMs, answer);
  const ready = fields.every(({ name }) => filled(typed[name] ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !calculating) ask(typed);
  };
  return (
    <form
      className={css.instrument}
      onSubmit={submit}
      noValidate
      autoComplete="off"
      aria-labelledby={heading}
    >
      <div>
        <h3 id={heading}>{title}</h3>
        <p className="soft small">{line}</p>
      </div>
      <div className={css.fields}>
        {fields.map(({ name, ...field }) => (
          <Line
            key={name}
            {...field}
            value={typed[name] ?? ''}
            onType={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </div>
      <Button
        type="submit"
        small
        disabled={!ready && !calculating}
        busy={calculating && waitMs > 0 && 'Calculating...'}
      >
        Calculate
      </Button>
      <output className={css.answer} aria-live="polite">
        {range && <ScoreRuler {...range} value={answered?.value} />}
        {answered && <Said answered={answered} percent={range !== undefined} />}
      </output>
    </form>
  );
}

type LineProps = { label: string; type?: 'date'; value: string; onType: (text: string) => void };

/** A day is chosen from a calendar, near today; a birth date is typed. */
function Line({ label, type, value, onType }: LineProps) {
  const id = useId();
  return (
    <div className={css.line}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type ?? 'text'}
        maxLength={80}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}

function Said({ answered: { value, text, sums }, percent }: { answered: Answered; percent: boolean }) {
  return (
    <>
      <b className="num">
        {value}
        {percent && <span>%</span>}
      </b>
      <p>{text}</p>
      {sums && <p className="soft small num">{sums.join(', ')}</p>}
    </>
  );
}

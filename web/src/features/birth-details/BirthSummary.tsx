/** The birth in words, to be read once and slowly. */
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ClockChoice } from './ClockOffsetChoice.tsx';
import { EMPTY_BIRTH, formOf } from './birth-form.ts';
import type { ToldBirth } from './resolve-birth.ts';
import type { Birth } from './use-birth-form.ts';
import css from './BirthSummary.module.css';

type Props = {
  told: ToldBirth;
  onRewrite: Birth['rewrite'];
  onClock: Birth['chooseClock'];
  locked: boolean;
  /** nobody else's birth can stand here */
  samePerson?: boolean;
};

export function BirthWords({ told, onRewrite, onClock, locked, samePerson = false }: Props) {
  const { details, birth, words, clocks, clockNote } = told;
  const { day, hour } = dayAndHour(words.born, details.timeKind);
  return (
    <div className={css.words}>
      <p className={css.sentence}>
        {details.name}, born on <b>{day}</b>
        {hour && (
          <>
            {' '}
            at <b>{hour}</b>
          </>
        )}{' '}
        in <b>{words.place}</b>.
      </p>
      <dl className="small soft num">
        <Fact name="Clock then" value={birth.clock} />
        <Fact name="Place" value={coordinates(birth.place)} />
        <Fact name="Time is" value={TIME_IS[details.timeKind]} />
      </dl>
      {clocks && (
        <ClockChoice offered={clocks} value={birth.utcOffsetSeconds} onChange={onClock} disabled={locked} />
      )}
      {clockNote && <p className="small soft">{clockNote}</p>}
      {details.timeKind === 'unknown' && (
        <p className="because soft">
          <i>Because</i> the hour is not known, the report has no lagna, no houses and no divisional charts,
          tells the dasha as a range, and is shorter: the reports on work and on a whole life by half or more.
          A better hour found within seven days brings the full one at no charge.
        </p>
      )}
      {!locked && (
        <div className={css.links}>
          <Button variant="text" onClick={() => onRewrite(formOf(details))}>
            <Icon name="pen" /> Change something
          </Button>
          {!samePerson && (
            <Button variant="text" onClick={() => onRewrite(EMPTY_BIRTH)}>
              For someone else
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const TIME_IS = { exact: 'exact, to the minute', approximate: 'approximate', unknown: 'not known' };

/** "Tuesday 4 June 1996, 2:30 in the afternoon" in its two halves. */
function dayAndHour(born: string, kind: ToldBirth['details']['timeKind']): { day: string; hour: string } {
  const [day = '', hour = ''] = born.split(/, (.*)/s);
  return { day, hour: kind === 'unknown' ? '' : hour };
}

/** 25.18, 75.83 -> "25°11′ N, 75°50′ E" */
function coordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${arc(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${arc(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
}

function arc(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

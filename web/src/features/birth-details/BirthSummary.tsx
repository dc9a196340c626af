/** The birth details as sentences, for the user to check. */
import { BIRTH_TIME_MARGIN_MINUTES } from '#src/places/contract-birth.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ClockOffsetChoice } from './ClockOffsetChoice.tsx';
import { EMPTY_BIRTH_FORM, toFormValues } from './birth-form.ts';
import type { ResolvedBirthDetails } from './resolve-birth.ts';
import type { BirthFormState } from './use-birth-form.ts';
import css from './BirthSummary.module.css';

type Props = {
  resolved: ResolvedBirthDetails;
  onEdit: BirthFormState['edit'];
  onChooseOffset: BirthFormState['chooseOffset'];
  isLocked: boolean;
  /** hides the button "For someone else" */
  isPersonFixed?: boolean;
  /** continues "Because" when the time is not known; default: what reports on one person leave out */
  unknownTimeNote?: string;
};

export function BirthSummary({
  resolved,
  onEdit,
  onChooseOffset,
  isLocked,
  isPersonFixed = false,
  unknownTimeNote = UNKNOWN_TIME_NOTE,
}: Props) {
  const { details, birth, birthText, offsetChoice, clockNote } = resolved;
  const { day, time } = splitDateAndTime(birthText.born, details.timeKind);
  return (
    <div className={css.summary} role="group" aria-label={details.name}>
      <p className={css.sentence}>
        {details.name}, born on <b>{day}</b>
        {time && (
          <>
            {' '}
            at <b>{time}</b>
          </>
        )}{' '}
        in <b>{birthText.place}</b>.
      </p>
      <dl className="small soft num">
        <FactRow name="Time zone" value={birth.clock} />
        <FactRow name="Place" value={formatCoordinates(birth.place)} />
        <FactRow name="Birth time" value={TIME_KIND_LABELS[details.timeKind]} />
      </dl>
      {offsetChoice && (
        <ClockOffsetChoice
          choice={offsetChoice}
          value={birth.utcOffsetSeconds}
          onChange={onChooseOffset}
          disabled={isLocked}
        />
      )}
      {clockNote && <p className="small soft">{clockNote}</p>}
      {details.timeKind === 'unknown' && (
        <p className="because soft">
          <i>Because</i> {unknownTimeNote}
        </p>
      )}
      {!isLocked && (
        <div className={css.links}>
          <Button variant="text" onClick={() => onEdit(toFormValues(details))}>
            <Icon name="pen" /> Change something
          </Button>
          {!isPersonFixed && (
            <Button variant="text" onClick={() => onEdit(EMPTY_BIRTH_FORM)}>
              <Icon name="people" /> For someone else
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const UNKNOWN_TIME_NOTE =
  'the birth time is not known, the report reads from the Moon instead of the lagna, has no divisional charts, and gives ranges of dates for the dashas. It is shorter: the reports on work and on a whole life by half or more. If you find the time within seven days, you get the full report free of charge.';

/** For `unknownTimeNote` of a report on two people. */
export const MATCH_TIME_NOTE =
  'the birth time is not known, the points that depend on it are given as a range, and what needs the lagna of this person is left out. If you find the time within seven days, you get the full report free of charge.';

const FactRow = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const TIME_KIND_LABELS = {
  exact: 'exact, to the minute',
  approximate: `approximate, ± ${BIRTH_TIME_MARGIN_MINUTES} minutes`,
  unknown: 'not known',
};

/** Splits "Tuesday 4 June 1996, 2:30 in the afternoon" into day and time; the time is empty when it is unknown. */
function splitDateAndTime(
  born: string,
  timeKind: ResolvedBirthDetails['details']['timeKind'],
): { day: string; time: string } {
  const [day = '', time = ''] = born.split(/, (.*)/s);
  return { day, time: timeKind === 'unknown' ? '' : time };
}

/** 25.18, 75.83 -> "25°11′ N, 75°50′ E" */
function formatCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${formatArc(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${formatArc(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
}

/** Degrees and minutes of arc, without the sign. */
function formatArc(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

import { useRef } from 'react';
import type { Person } from '#src/people/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { useFocusOnFlip } from '#web/ui/behaviour/use-focus-on-flip.ts';
import css from './PeopleCards.module.css';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { formatPlace } from '#web/features/birth-details/place-label.ts';

/** A removed person stays in the list until the page is left, and can be restored. */
export type PersonEntry = Person & { removed?: true };

type PersonHandler = (person: Person) => void;
type PersonHandlers = { onEdit: PersonHandler; onRemove: PersonHandler; onRestore: PersonHandler };

export const PeopleCards = ({ entries, ...handlers }: PersonHandlers & { entries: PersonEntry[] }) => (
  <ul className={css.cards}>
    {entries.map((entry, index) => (
      // keyed by index: a restored person has a new id, and the focus must stay on the card
      <PersonCard key={index} entry={entry} {...handlers} />
    ))}
  </ul>
);

function PersonCard({ entry, onEdit, onRemove, onRestore }: PersonHandlers & { entry: PersonEntry }) {
  const { name } = entry.birth;
  const cardRef = useRef<HTMLLIElement>(null);
  useFocusOnFlip(cardRef, entry.removed ?? false);
  if (entry.removed)
    return (
      <li ref={cardRef} className={css.removed}>
        <p role="status">{name} is removed.</p>
        <Button variant="text" aria-label={`Bring back ${name}`} onClick={() => onRestore(entry)}>
          Bring back
        </Button>
      </li>
    );
  return (
    <li ref={cardRef} className={css.card}>
      <p className={css.name}>{name}</p>
      <p className="small soft num">{describeBirth(entry.birth)}</p>
      <span className={css.buttons}>
        <Button variant="text" small aria-label={`Change ${name}`} onClick={() => onEdit(entry)}>
          Change
        </Button>
        <Button variant="text" small aria-label={`Remove ${name}`} onClick={() => onRemove(entry)}>
          Remove
        </Button>
      </span>
    </li>
  );
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "4 Jun 1996, 2:30 pm, Kota, Rajasthan". From the civil date, without a JavaScript Date. */
function describeBirth({ date, time, timeKind, place }: BirthDetails): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const clockTime = time ? toTwelveHour(time) : '';
  const timeText = { exact: clockTime, approximate: `about ${clockTime}`, unknown: 'time not known' }[
    timeKind
  ];
  return `${day} ${MONTHS[month - 1]} ${year}, ${timeText}, ${formatPlace(place)}`;
}

/** "14:30" -> "2:30 pm" */
function toTwelveHour(time: string): string {
  const [hour = 0, minutes] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

import { useRef } from 'react';
import type { Person } from '#src/people/contract.ts';
import { formatCivilDate, formatCivilTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { useFocusOnFlip } from '#web/ui/behaviour/use-focus-on-flip.ts';
import css from './PeopleCards.module.css';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { formatPlace } from '#web/features/birth-details/place-label.ts';

/** A removed person stays in the list until the page is left, and can be restored. */
export type PersonEntry = Person & { isRemoved?: true };

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
  useFocusOnFlip(cardRef, entry.isRemoved ?? false);
  if (entry.isRemoved)
    return (
      <li ref={cardRef} className={css.removed}>
        <p role="status">{name} is removed.</p>
        <Button variant="text" aria-label={`Restore ${name}`} onClick={() => onRestore(entry)}>
          Restore
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

/** "4 Jun 1996, 2:30 pm, Kota, Rajasthan" */
function describeBirth({ date, time, timeKind, place }: BirthDetails): string {
  const clockTime = time ? formatCivilTime(time) : '';
  const timeText = { exact: clockTime, approximate: `about ${clockTime}`, unknown: 'time not known' }[
    timeKind
  ];
  return `${formatCivilDate(date)}, ${timeText}, ${formatPlace(place)}`;
}

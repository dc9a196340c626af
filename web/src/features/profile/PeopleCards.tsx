import { useRef } from 'react';
import type { Person } from '#src/people/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { bornInWords } from './person-words.ts';
import { useTurned } from '#web/ui/behaviour/use-focus-on-flip.ts';
import css from './PeopleCards.module.css';

/** A removed person keeps the place in the list until the page is left, and can be restored. */
export type Card = Person & { removed?: true };

type Act = (person: Person) => void;
type Acts = { onShow: Act; onRemove: Act; onBringBack: Act };

export const PeopleCards = ({ cards, ...acts }: Acts & { cards: Card[] }) => (
  <ul className={css.cards}>
    {cards.map((card, place) => (
      // by place: who is brought back has another id, and the focus is to stay
      <PersonCard key={place} card={card} {...acts} />
    ))}
  </ul>
);

function PersonCard({ card, onShow, onRemove, onBringBack }: Acts & { card: Card }) {
  const { name } = card.birth;
  const turned = useRef<HTMLLIElement>(null);
  useTurned(turned, card.removed ?? false);
  if (card.removed)
    return (
      <li ref={turned} className={css.gone}>
        <p role="status">{name} is removed.</p>
        <Button variant="text" aria-label={`Bring back ${name}`} onClick={() => onBringBack(card)}>
          Bring back
        </Button>
      </li>
    );
  return (
    <li ref={turned} className={css.card}>
      <p className={css.name}>{name}</p>
      <p className="small soft num">{bornInWords(card.birth)}</p>
      <span className={css.buttons}>
        <Button variant="text" small aria-label={`Change ${name}`} onClick={() => onShow(card)}>
          Change
        </Button>
        <Button variant="text" small aria-label={`Remove ${name}`} onClick={() => onRemove(card)}>
          Remove
        </Button>
      </span>
    </li>
  );
}

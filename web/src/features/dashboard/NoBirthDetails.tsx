/** Shown without birth details: what the page contains with them, and a dialog to add them. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import { Button } from '#web/ui/Button.tsx';
import { BirthDialog } from './BirthDialog.tsx';
import css from './NoBirthDetails.module.css';

const SECTIONS_WITH_BIRTH = [
  ['Your chart', 'in the style you grew up with, and as a table with every degree'],
  ['Your periods', 'the three dashas that run today, with their dates and what they mean in your houses'],
  ['Transits today', 'today’s Moon, Saturn, Jupiter and the nodes, counted from your own Moon'],
] as const;

export function NoBirthDetails({ onDone }: { onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={`wrap ${css.section}`} aria-labelledby="not-yet">
      <div className={css.chart}>
        <EmptyChart />
      </div>
      <div className={css.text}>
        <h2 id="not-yet">Your chart will appear here</h2>
        <dl>
          {SECTIONS_WITH_BIRTH.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
        <div className={css.actions}>
          <Button onClick={() => setIsOpen(true)}>Add birth details here</Button>
          <Link to="/profile#birth">or in your profile</Link>
        </div>
        <p className="small soft">
          No birth time? The page works with the date alone, and says what it leaves out.
        </p>
      </div>
      <BirthDialog open={isOpen} onClose={() => setIsOpen(false)} onDone={onDone} />
    </section>
  );
}

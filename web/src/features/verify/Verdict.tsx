/** The answer, on a ground of its own. The region is always there, so that its words are read out when they come. */
import { useEffect, useRef } from 'react';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import type { Check } from './use-check.ts';
import { factsOf, verdictOf } from './verdict-words.ts';
import css from './Verdict.module.css';

export function Verdict({ check, onAgain }: { check: Check; onAgain: () => void }) {
  const shown = check.kind !== 'idle' && check.kind !== 'unreadable';
  return (
    <div role="status" className={css.region}>
      {shown && <Answer key={verdictOf(check).title} check={check} onAgain={onAgain} />}
    </div>
  );
}

type Shown = Parameters<typeof verdictOf>[0];

function Answer({ check, onAgain }: { check: Shown; onAgain: () => void }) {
  const { tone, title, text } = verdictOf(check);
  const seen = useRef<HTMLElement>(null);
  // on a phone the forms stand below: the answer comes to whoever pressed
  useEffect(() => {
    seen.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={seen} className={`night ${css.verdict}`} data-tone={tone} aria-labelledby="verdict">
      <div className={css.emblem}>
        {tone === 'wait' ? <Spinner /> : <HouseEmblem lit={tone === 'no' ? [] : [1]} ground="night" />}
      </div>
      <div className={css.words}>
        <h2 id="verdict">{title}</h2>
        <p className="soft">{text}</p>
        {check.kind === 'genuine' && (
          <dl className={css.facts}>
            {factsOf(check.found).map(([name, value]) => (
              <div key={name}>
                <dt className="soft">{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {check.kind === 'failed' && (
          <Button variant="line" onClick={onAgain}>
            Try again
          </Button>
        )}
      </div>
    </section>
  );
}

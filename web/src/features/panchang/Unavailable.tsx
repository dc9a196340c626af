/** Shown in place of a panchang: unknown town, a date we do not compute, or no connection. */
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { PanchangTown, PanchangView } from '#src/panchang/contract.ts';
import { noteTownChoice, takeTownChoice } from '#web/lib/remembered-town.ts';
import { Button } from '#web/ui/Button.tsx';
import { readLastSeen } from './last-seen.ts';
import type { LoadedPage } from './load-panchang.ts';
import { Panchang } from './Panchang.tsx';
import { TownForm } from './TownForm.tsx';
import css from './Unavailable.module.css';

export function Unavailable({ page }: { page: Exclude<LoadedPage, { kind: 'panchang' }> }) {
  switch (page.kind) {
    case 'town-unknown':
      return <UnknownTown suggestions={page.suggestions} />;
    case 'date-unknown':
      return <UnknownDate town={page.town} />;
    case 'failed':
      return <Failed message={page.message} />;
    case 'towns':
      return null;
  }
}

const NoIndex = ({ title }: { title: string }) => (
  <>
    <title>{`${title} | Lagna`}</title>
    <meta
      name="description"
      content="The panchang of your town: tithi, nakshatra, sunrise, Rahu Kaal and more."
    />
    <meta name="robots" content="noindex" />
  </>
);

function UnknownTown({ suggestions }: { suggestions: PanchangTown[] }) {
  useEffect(() => {
    // the town that was typed does not exist, so the next page is no choice
    takeTownChoice();
  }, []);
  return (
    <section className={`wrap ${css.page}`}>
      <NoIndex title="Town not found" />
      <h1>We do not know this town</h1>
      <p className="lead">We do not know this town. Try the nearest larger one.</p>
      <ul className={css.links}>
        {suggestions.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={`/panchang/${slug}`} onClick={noteTownChoice}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <TownForm town="" />
    </section>
  );
}

const UnknownDate = ({ town }: { town: PanchangTown }) => (
  <section className={`wrap ${css.page}`}>
    <NoIndex title="Date not found" />
    <h1>No panchang for this date</h1>
    <p className="lead">We compute panchangs from 1800 to 2100.</p>
    <p className={css.links}>
      <Link to={`/panchang/${town.slug}`}>Today’s panchang</Link>
    </p>
  </section>
);

function Failed({ message }: { message: string }) {
  const revalidator = useRevalidator();
  const lastSeen = useLastSeen();
  if (lastSeen) return <Panchang panchang={lastSeen.panchang} notice={lastSeen.notice} />;
  return (
    <section className={`wrap ${css.page}`} role="alert">
      <NoIndex title="Panchang" />
      <h1>The panchang could not be loaded</h1>
      <p className="lead">{message}</p>
      <Button onClick={() => void revalidator.revalidate()}>Try again</Button>
    </section>
  );
}

function useLastSeen(): { panchang: PanchangView; notice: string } | undefined {
  const [lastSeen, setLastSeen] = useState<{ panchang: PanchangView; notice: string }>();
  useEffect(() => {
    let isMounted = true;
    void readLastSeen().then((found) => {
      if (!isMounted || !found) return;
      const { panchang, seenAt } = found;
      const seen = new Date(seenAt).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
      setLastSeen({
        panchang,
        notice: `You are offline. Computed for ${panchang.town.name}, seen on ${seen}.`,
      });
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return lastSeen;
}

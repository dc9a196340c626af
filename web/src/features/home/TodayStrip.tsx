/** Today in the visitor's town: in New Delhi until a town is chosen. */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TownToday } from '#src/panchang/contract.ts';
import { formatCivilDate } from '#web/lib/dates.ts';
import { readRememberedTown } from '#web/lib/remembered-town.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './TodayStrip.module.css';

export function TodayStrip({ today: todayInDelhi }: { today: TownToday | null }) {
  const today = useTownToday(todayInDelhi);
  if (!today) return null;
  const { town, tithi, nakshatra, rahuKaal, sun, weekday, date } = today;
  return (
    <section className={`wrap ${css.strip}`} aria-labelledby="today">
      <header>
        <h2 id="today">Today in {town.name}</h2>
        <Link to="/panchang#choose">Change town</Link>
      </header>
      <dl className="num">
        <Entry name="Tithi" value={tithi.name} note={tithi.end} />
        <Entry name="Nakshatra" value={nakshatra.name} note={nakshatra.end} />
        {rahuKaal && <Entry name="Rahu Kaal" value={rahuKaal} note="begin nothing new" />}
        {sun && (
          <Entry
            name="Sun"
            value={sun}
            note={`${weekday}, ${formatCivilDate(date).replace(/ \d{4}$/, '')}`}
          />
        )}
      </dl>
      <ButtonLink to={`/panchang/${town.slug}`} variant="text">
        Full panchang <Icon name="arrow" />
      </ButtonLink>
    </section>
  );
}

const Entry = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value} <small>{note}</small>
    </dd>
  </div>
);

const DEFAULT_TOWN = 'new-delhi';

/** Loaded for the remembered town, or when the page was not prerendered. Without an answer nothing changes. */
function useTownToday(prerendered: TownToday | null): TownToday | null {
  const [today, setToday] = useState(prerendered);
  useEffect(() => {
    const slug = readRememberedTown()?.slug ?? DEFAULT_TOWN;
    if (slug === prerendered?.town.slug) return;
    const controller = new AbortController();
    loadTownToday(slug, controller.signal).then(setToday, () => {});
    return () => controller.abort();
  }, [prerendered]);
  return today;
}

async function loadTownToday(slug: string, signal: AbortSignal): Promise<TownToday> {
  const [{ get }, { TownTodayResponse }] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#src/panchang/contract.ts'),
  ]);
  return (await get(`/api/panchang/${slug}/summary`, TownTodayResponse, { signal })).today;
}

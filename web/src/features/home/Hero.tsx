import { startTransition, useEffect, useState } from 'react';
import type { Sky } from '#src/astrology/contract.ts';
import type { TownToday } from '#src/panchang/contract.ts';
import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import { claims } from '#web/content/home.ts';
import { createLazySection } from '#web/ui/behaviour/lazy-section.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { loadSky } from './load-sky.ts';
import { TodayStrip } from './TodayStrip.tsx';
import css from './Hero.module.css';

/** The prerendered chart needs its script only when the sky is loaded again, so the script comes after those of the buttons. */
const Wheel = createLazySection(async () => (await import('#web/charts/Wheel.tsx')).Wheel);

export function Hero({ sky: initialSky, today }: { sky: Sky | null; today: TownToday | null }) {
  const sky = useCurrentSky(initialSky);
  return (
    <div className={`night on-night ${css.night}`}>
      <section className={`wrap ${css.hero}`}>
        <div className={css.text}>
          <h1>Your birth, read from the real sky</h1>
          <p className="lead soft">
            A Vedic report in PDF, computed from where the nine grahas truly stood, with the reason written
            beside every statement.
          </p>
          <div className={css.actions}>
            <ButtonLink to="/reports" variant="primary">
              Choose your report
            </ButtonLink>
            <ButtonLink to="/calculators" variant="text">
              Try a free calculator <Icon name="arrow" />
            </ButtonLink>
            <ButtonLink to="/reports/free-kundli" variant="text">
              Free kundli in 2 minutes <Icon name="arrow" />
            </ButtonLink>
          </div>
        </div>
        <SkyChart sky={sky} />
        <ul className={css.claims} aria-label="About Lagna">
          {claims.map(({ figure, label }) => (
            <li key={label}>
              <b className="num">{figure}</b> {label}
            </li>
          ))}
        </ul>
      </section>
      <TodayStrip today={today} />
    </div>
  );
}

function SkyChart({ sky }: { sky: Sky | null }) {
  if (!sky)
    return (
      <div className={css.chart}>
        <EmptyChart />
      </div>
    );
  const [date, time] = [formatIstDate(sky.computedAt), formatIstTime(sky.computedAt)];
  return (
    <figure className={css.chart}>
      <Wheel chart={sky.chart} title={`The sky over India on ${date} at ${time}`} />
      <figcaption className="small soft">
        <span className={css.now} aria-hidden="true" />
        The sky over India now,{' '}
        <span className="num">
          {date}, {time}
        </span>
      </figcaption>
    </figure>
  );
}

/** In ten minutes the Moon, the fastest graha, moves by about a tenth of a degree. */
const MAX_AGE_MS = 10 * 60_000;

/** The sky of the prerendered page; loaded again when it is older than ten minutes. */
function useCurrentSky(initialSky: Sky | null): Sky | null {
  const [sky, setSky] = useState(initialSky);
  useEffect(() => {
    if (initialSky && Date.now() - Date.parse(initialSky.computedAt) < MAX_AGE_MS) return;
    let isMounted = true;
    void loadSky().then((loadedSky) => {
      // a transition keeps the prerendered chart until the script of the chart is here
      if (isMounted && loadedSky) startTransition(() => setSky(loadedSky));
    });
    return () => {
      isMounted = false;
    };
  }, [initialSky]);
  return sky;
}

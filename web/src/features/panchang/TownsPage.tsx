/** /panchang: asks for the town once, and lists the largest ones. */
import { useEffect, useState } from 'react';
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import type { PanchangTown } from '#src/panchang/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { noteTownChoice, readRememberedTown } from '#web/lib/remembered-town.ts';
import { Button } from '#web/ui/Button.tsx';
import { loadTowns, type LoadedPage } from './load-panchang.ts';
import { TownForm } from './TownForm.tsx';
import css from './TownsPage.module.css';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<LoadedPage> {
  return getPageData(context)?.panchang ?? loadTowns(request.signal);
}

export function Component() {
  const page = useLoaderData<LoadedPage>();
  useRememberedTown();
  return (
    <>
      <title>Panchang of your town: tithi, nakshatra, Rahu Kaal today | Lagna</title>
      <meta
        name="description"
        content="The panchang of your own town, free and without an account: tithi, nakshatra, yoga and karana with end times, sunrise, Rahu Kaal, choghadiya and the month."
      />
      <section className={`wrap ${css.top}`}>
        <h1>Panchang of your town</h1>
        <p className="lead soft">
          Sunrise differs from town to town, and with it the tithi of the day and Rahu Kaal. Choose your town
          once; this device remembers it.
        </p>
        <div className={css.form}>
          <TownForm town="" />
          <PositionButton />
        </div>
      </section>
      {page.kind === 'towns' && <TownList towns={page.towns} />}
      {page.kind === 'failed' && (
        <p className="wrap" role="alert">
          {page.message}
        </p>
      )}
    </>
  );
}

/** A visitor who has chosen a town sees it at once. */
function useRememberedTown(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const town = readRememberedTown();
    if (town && location.hash !== '#choose') void navigate(`/panchang/${town.slug}`, { replace: true });
  }, [navigate]);
}

/** The browser asks for permission at the tap, not before. The position is rounded to about ten kilometres. */
function PositionButton() {
  const [error, setError] = useState('');
  const find = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        noteTownChoice();
        const [latitude, longitude] = [coords.latitude.toFixed(1), coords.longitude.toFixed(1)];
        location.assign(`/api/panchang/find?latitude=${latitude}&longitude=${longitude}`);
      },
      () => setError('Your browser gave no position. Please type the name of your town.'),
    );
  return (
    <>
      <Button variant="text" onClick={find}>
        Use my position
      </Button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

function TownList({ towns }: { towns: readonly PanchangTown[] }) {
  const byArea = [...Map.groupBy(towns, ({ area }) => area)].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return (
    <section className="wrap band" aria-labelledby="towns">
      <h2 id="towns">The largest towns</h2>
      <div className={css.areas}>
        {byArea.map(([area, list]) => (
          <div key={area}>
            <h3>{area}</h3>
            <ul>
              {list.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={`/panchang/${slug}`} onClick={noteTownChoice}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

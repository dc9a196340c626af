/** The points of a shared match, without births and names. */
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { SharedMatch } from '#src/kundli-milan/contract.ts';
import { MAX_POINTS } from '#src/kundli-milan/contract-couple.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { formatRange } from './format-range.ts';
import { PointSquares } from './PointSquares.tsx';
import { ScoreColumns } from './ScoreColumns.tsx';
import css from './SharedMatchPage.module.css';

type LoaderData = { match: SharedMatch | null };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const pageData = getPageData(context);
  const match = pageData
    ? (pageData.sharedMatch?.match ?? null)
    : await loadMatch(params['token'] ?? '', request.signal);
  return data<LoaderData>({ match }, { status: match ? 200 : 404 });
}

const loadMatch = async (token: string, signal: AbortSignal): Promise<SharedMatch | null> =>
  (await loadChunk(() => import('./load-shared-match.ts'))).loadSharedMatch(token, signal);

export function Component() {
  const { match } = useLoaderData<LoaderData>();
  return match ? <SharedPoints match={match} /> : <MatchNotFound />;
}

function SharedPoints({ match: { points, title, kootas } }: { match: SharedMatch }) {
  const range = formatRange(points);
  return (
    <>
      <title>{`${range} of ${MAX_POINTS} points in kundli milan | Lagna`}</title>
      <meta
        name="description"
        content={`${title}. The eight kootas of two charts give ${range} of ${MAX_POINTS} points. Compare two births yourself, free and without an account.`}
      />
      <section className={`band night ${css.score}`}>
        <ScoreColumns points={points}>
          <p className="eyebrow">A shared kundli milan</p>
          <h1>{title}</h1>
          <p>
            By custom, 18 of 36 points are enough. This link shows the points only, not the births and names.
          </p>
          <p>
            <ButtonLink to="/kundli-milan" variant="primary">
              Compare two births
            </ButtonLink>
          </p>
        </ScoreColumns>
      </section>
      <section className="band wrap" aria-labelledby="kootas">
        <h2 id="kootas" className={css.title}>
          The eight kootas
        </h2>
        <ul className={css.kootas}>
          {kootas.map((koota) => (
            <li key={koota.key}>
              <span>
                <b>{koota.name}</b> <small>{koota.topic}</small>
              </span>
              <PointSquares points={koota.points} maximum={koota.maximum} />
              <span className="num">
                {formatRange(koota.points)} <small>of {koota.maximum}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const MatchNotFound = () => (
  <>
    <title>Shared match not found | Lagna</title>
    <meta name="robots" content="noindex" />
    <StatusPage
      title="This link shows no match"
      text="It may be cut off. Ask for it again, or compare two births."
    >
      <ButtonLink to="/kundli-milan" variant="primary">
        Compare two births
      </ButtonLink>
    </StatusPage>
  </>
);

/** Kundli milan: two births above, the result of their match below. */
import { lazy, Suspense } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { PostedMatch } from '#src/kundli-milan/contract-page.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { EMPTY_COUPLE, NO_ERRORS } from './match-form.ts';
import { toPostedState } from './posted-state.ts';
import { MatchForm } from './MatchForm.tsx';
import { useMatch } from './use-match.ts';
import css from './KundliMilanPage.module.css';

// Both are loaded with the first request.
const MatchWaiting = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./MatchWaiting.tsx'))).MatchWaiting,
}));
const MatchResult = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./MatchResult.tsx'))).MatchResult,
}));

const MATCH_REPORT_KEY = 'match-report';

type LoaderData = { report: Report | null; posted: PostedMatch | null };

/** Without the catalogue the page has no way to the report. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<LoaderData> {
  const pageData = getPageData(context);
  // only here, so the prerendered page does not load it
  const { loadReports, toListItem } = await import('#web/lib/catalogue/catalogue-api.ts');
  const reports = pageData ? (pageData.reports ?? []) : ((await loadReports(request.signal)).value ?? []);
  const report = reports.find(({ key, available }) => key === MATCH_REPORT_KEY && available);
  return { report: report ? toListItem(report) : null, posted: pageData?.postedMatch ?? null };
}

export function Component() {
  const { report, posted } = useLoaderData<LoaderData>();
  const state = useMatch(
    posted ? toPostedState(posted) : { values: EMPTY_COUPLE, errors: NO_ERRORS, clocks: {} },
  );
  const { answer, isWaiting } = state;
  return (
    <>
      <title>Kundli milan: the 36 gunas of two births, free | Lagna</title>
      <meta
        name="description"
        content="Free kundli milan by date, time and place: eight kootas with the reason for each, nadi, bhakoot and gana dosha with their exceptions, Manglik of both. Without an account."
      />
      <header className={`wrap ${css.head}`}>
        <p className="small">
          <Link to="/calculators">Calculators</Link>
        </p>
        <h1>Kundli milan</h1>
        <p className="lead soft">
          Enter two births and see how many of the 36 points (gunas) agree, with the reason for each. It is
          free and needs no account. We store nothing unless you choose to save the match.
        </p>
      </header>
      <div className="wrap">
        <MatchForm state={state} />
      </div>
      <Suspense>
        {isWaiting && <MatchWaiting />}
        {answer && !isWaiting && (
          <MatchResult
            key={answer.shareToken}
            answer={answer}
            report={report ?? undefined}
            couple={state.values}
          />
        )}
      </Suspense>
    </>
  );
}

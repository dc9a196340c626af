/** The pages that are rendered for one request: the result without scripts, and shared matches. */
import { bodyParser } from '@koa/bodyparser';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { listReports } from '#src/catalogue/reports.ts';
import type { Database } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import type { Site } from '#src/platform/http/site.ts';
import { createMatchResponse, type MatchDeps } from './match-response.ts';
import type { PostedMatch, SharedMatchData } from './contract-page.ts';
import { dropUnknownClocks, readTypedFields, toMatchRequest } from './posted-form.ts';
import { readSharedMatch } from './shared-match.ts';

type Deps = MatchDeps & { db: Database; site: Pick<Site, 'renderPage'> };

/** Larger than any form of two births. */
const MAX_FORM_SIZE = '8kb';

export function registerKundliMilanPageRoutes(router: Router, deps: Deps): void {
  const { db, site } = deps;

  /** Public: the form of a browser without scripts. Nothing is stored. */
  router.post(
    '/kundli-milan',
    bodyParser({ enableTypes: ['form'], formLimit: MAX_FORM_SIZE }),
    async (ctx) => {
      const postedMatch = answerForm(deps, readTypedFields((ctx.request as { body?: unknown }).body));
      const data = { reports: await listReports(db), postedMatch };
      await sendPage(ctx, site, '/kundli-milan', data, postedMatch.answer ? 200 : 422);
    },
  );

  /** Public: for every visitor who has the link. */
  router.get('/kundli-milan/shared/:token', async (ctx) => {
    const { token } = ctx.params as { token: string };
    const sharedMatch: SharedMatchData = { token, match: findSharedMatch(deps, token) };
    ctx.set('X-Robots-Tag', 'noindex');
    await sendPage(ctx, site, ctx.path, { sharedMatch }, sharedMatch.match ? 200 : 404);
  });
}

function answerForm(deps: MatchDeps, typed: Record<string, string>): PostedMatch {
  const { request, placeIssues } = toMatchRequest(deps.gazetteer, typed);
  try {
    const { match, shareToken } = createMatchResponse(deps, request);
    return { typed, issues: [], answer: { match, shareToken } };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error;
    const issues = [...placeIssues, ...(error.issues ?? [])];
    const withoutClocks = dropUnknownClocks(typed, issues);
    if (withoutClocks) return answerForm(deps, withoutClocks);
    const { clockQuestions: clocks = {} } = (error.details ?? {}) as ClockDetails;
    // The first error of a field counts: that of a place says which places the text can mean.
    const message = 'Please check the marked fields.';
    return { typed, issues: issues.filter(isFirstOfPath), clocks, message };
  }
}

type ClockDetails = { clockQuestions?: NonNullable<PostedMatch['clocks']> };

const isFirstOfPath = ({ path }: { path: string }, index: number, all: { path: string }[]): boolean =>
  all.findIndex((issue) => issue.path === path) === index;

function findSharedMatch({ shareKeys }: MatchDeps, token: string): SharedMatchData['match'] {
  try {
    return readSharedMatch(token, shareKeys);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** Never cached: the page belongs to one request. */
async function sendPage(
  ctx: Context,
  site: Deps['site'],
  url: string,
  data: object,
  status: number,
): Promise<void> {
  const { file } = await site.renderPage(url, data);
  ctx.set({ ...file.plain.headers, 'Cache-Control': 'no-store' });
  ctx.remove('ETag');
  ctx.body = file.plain.body;
  ctx.status = status;
}

/** Applies the rate limits of the routes. Each domain folder declares its limits in its rate-limits.ts; app.ts collects them. */
import type { Context, Middleware } from 'koa';
import { createCounter } from '#src/platform/metrics/registry.ts';
import { getClientNetwork } from './client-network.ts';
import { RetryLaterError } from './errors.ts';
import type { RateLimiter, RateLimitRule } from './rate-limiter.ts';

export type RouteLimit = {
  name: string;
  /** matches method and path, "POST /api/auth/login" */
  route: RegExp;
  /** Generous: hundreds of households share one address of an Indian mobile network. */
  perAddress: RateLimitRule;
  /** Per address and account: stops password guessing without locking out the owner at another address. */
  perAddressAndAccount?: RateLimitRule;
  perAccount?: RateLimitRule;
  /** what identifies the account: a field of the body, or the signed-in member */
  account?: 'email' | 'token' | 'member';
  /** successful requests are not counted */
  failuresOnly?: true;
  /** of the routes matched above, those that only report whether a request would be allowed */
  checkOnlyRoutes?: RegExp;
};

const refusals = createCounter(
  'lagna_rate_limit_refusals_total',
  'Requests that were refused by a rate limit.',
  ['limit'],
);

export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

type Deps = {
  limits: RouteLimit[];
  limiter: RateLimiter;
  findMemberId: (ctx: Context) => Promise<string | undefined>;
};

/** Runs after the body parser and before the routes. @throws HttpError 429 with Retry-After in seconds */
export function enforceRateLimits({ limits, limiter, findMemberId }: Deps): Middleware {
  return async (ctx, next) => {
    const route = normalizeRoute(ctx);
    const limit = limits.find((candidate) => candidate.route.test(route));
    if (!limit) return next();
    const isCheck = limit.checkOnlyRoutes?.test(route);
    const counters = listCounters(
      limit,
      getClientNetwork(ctx.ip),
      await findAccount(ctx, limit, findMemberId),
    );
    for (const [name, rule, key] of counters) {
      const seconds = await (isCheck ? limiter.check(name, rule, key) : limiter.consume(name, rule, key));
      if (seconds === undefined) continue;
      refusals.inc({ limit: name });
      throw createTooManyRequestsError(seconds);
    }
    await next();
    if (limit.failuresOnly) await Promise.all(counters.map((counter) => limiter.undoConsume(...counter)));
  };
}

/** The router ignores a trailing slash and answers HEAD like GET; neither may bypass a limit. */
const normalizeRoute = ({ method, path }: Context) =>
  `${method} ${path.toLowerCase().replace(/\/$/, '')}`.replace(/^HEAD/, 'GET');

type Counter = [name: string, rule: RateLimitRule, key: string];

/** The narrowest first, so that a rejected request does not use up a limit that others share. */
function listCounters(limit: RouteLimit, address: string, account: string | undefined): Counter[] {
  const { name, perAddress, perAddressAndAccount, perAccount } = limit;
  const accountCounters: Counter[] = [];
  if (account && perAddressAndAccount)
    accountCounters.push([`${name}:pair`, perAddressAndAccount, `${address} ${account}`]);
  if (account && perAccount) accountCounters.push([`${name}:account`, perAccount, account]);
  return [...accountCounters, [`${name}:address`, perAddress, address]];
}

async function findAccount(
  ctx: Context,
  { account }: RouteLimit,
  findMemberId: Deps['findMemberId'],
): Promise<string | undefined> {
  if (account === 'member') return findMemberId(ctx);
  const body = ((ctx.request as { body?: unknown }).body ?? {}) as { email?: unknown; token?: unknown };
  const value = account && body[account];
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined;
}

function createTooManyRequestsError(seconds: number): RetryLaterError {
  const minutes = Math.ceil(seconds / 60);
  const waitText =
    minutes === 1 ? 'a minute' : minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return new RetryLaterError(
    429,
    'too-many',
    `That was too often in a short time. Please wait ${waitText} and try again.`,
    seconds,
  );
}

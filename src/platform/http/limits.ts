/** How often one caller may do what costs us, or somebody else, something. One table for the whole site. */
import type { Context, Middleware } from 'koa';
import type { Counter, Rule } from './counter.ts';
import { callerNetwork } from './caller-network.ts';
import { HttpError } from './errors.ts';

type Limit = {
  name: string;
  /** method and path */
  call: RegExp;
  /** Generous: behind one address of an Indian phone network stand hundreds of homes. */
  perAddress: Rule;
  /** Behind the same address, against one account: a thief's guesses, which lock out nobody else. */
  perPair?: Rule;
  perAccount?: Rule;
  /** where the account stands: the e-mail or the mailed link's token in the body, or the member, where one is signed in */
  account?: 'email' | 'token' | 'member';
  /** what succeeds is given back: only failures count */
  failuresOnly?: true;
  /** a call that asks whether there is room for another, and takes none of it */
  onlyAsks?: RegExp;
};

const HOUR = 60;
const DAY = 24 * HOUR;

export const LIMITS: Limit[] = [
  {
    name: 'login',
    call: /^POST \/api\/auth\/login$/,
    perAddress: { most: 300, minutes: HOUR },
    perPair: { most: 10, minutes: 15 },
    perAccount: { most: 100, minutes: DAY },
    account: 'email',
    failuresOnly: true,
  },
  {
    name: 'sign-up',
    call: /^POST \/api\/auth\/register$/,
    perAddress: { most: 200, minutes: HOUR },
    // known or not, as below; enough for somebody whose password is refused again and again
    perAccount: { most: 30, minutes: HOUR },
    account: 'email',
  },
  {
    name: 'forgot',
    call: /^POST \/api\/auth\/forgot-password$/,
    perAddress: { most: 60, minutes: HOUR },
    // known or not, so that this tells nobody who is a member
    perAccount: { most: 5, minutes: HOUR },
    account: 'email',
  },
  {
    name: 'reset',
    call: /^POST \/api\/auth\/reset-password$/,
    perAddress: { most: 60, minutes: HOUR },
    perAccount: { most: 20, minutes: HOUR },
    account: 'token',
  },
  {
    name: 'password-again',
    call: /^POST \/api\/account\/(password|confirm)$/,
    perAddress: { most: 300, minutes: HOUR },
    perAccount: { most: 10, minutes: 15 },
    account: 'member',
    failuresOnly: true,
  },
  {
    name: 'export',
    call: /^GET \/api\/account\/export(\/allowed)?$/,
    onlyAsks: /\/allowed$/,
    // each reads every report there is
    perAddress: { most: 300, minutes: HOUR },
    perAccount: { most: 20, minutes: DAY },
    account: 'member',
  },
  {
    name: 'new-email',
    call: /^POST \/api\/account\/email$/,
    perAddress: { most: 300, minutes: HOUR },
    // those that succeed as well: each writes to an address that may be a stranger's
    perAccount: { most: 20, minutes: DAY },
    account: 'member',
  },
  {
    name: 'contact',
    call: /^POST \/api\/auth\/send-contact$/,
    perAddress: { most: 120, minutes: HOUR },
    perAccount: { most: 30, minutes: HOUR },
    account: 'member',
  },
  {
    name: 'newsletter',
    call: /^POST \/api\/newsletter\/subscribe$/,
    perAddress: { most: 120, minutes: HOUR },
    perAccount: { most: 30, minutes: HOUR },
    account: 'member',
  },
  {
    name: 'order',
    call: /^POST \/api\/payment\/(create-order|retry)$/,
    perAddress: { most: 600, minutes: HOUR },
    perAccount: { most: 120, minutes: HOUR },
    account: 'member',
  },
  {
    name: 'generation',
    call: /^POST \/api\/payment\/payment-success$/,
    perAddress: { most: 600, minutes: HOUR },
    perAccount: { most: 120, minutes: HOUR },
    account: 'member',
  },
  {
    name: 'resend',
    call: /^POST \/api\/orders\/[^/]+\/(resend|correction|refund)$/,
    perAddress: { most: 300, minutes: HOUR },
    perAccount: { most: 30, minutes: HOUR },
    account: 'member',
  },
  {
    name: 'receipt',
    call: /^GET \/api\/orders\/[^/]+\/receipt\.pdf$/,
    // each is printed by a browser of ours
    perAddress: { most: 300, minutes: HOUR },
    perAccount: { most: 30, minutes: HOUR },
    account: 'member',
  },
  {
    name: 'dashboard',
    call: /^GET \/api\/dashboard$/,
    // a chart and its transits: some ten milliseconds of the process each
    perAddress: { most: 3000, minutes: HOUR, kept: 'in memory' },
    perAccount: { most: 300, minutes: HOUR, kept: 'in memory' },
    account: 'member',
  },
  {
    name: 'verify',
    call: /^GET \/api\/verify\/[^/]+$/,
    // codes are too long to guess; this keeps a machine from asking all day
    perAddress: { most: 600, minutes: HOUR },
  },
  {
    name: 'places',
    call: /^GET \/api\/places$/,
    // a search is answered from memory in less time than a count in the database takes
    perAddress: { most: 1200, minutes: 1, kept: 'in memory' },
    perAccount: { most: 300, minutes: 1, kept: 'in memory' },
    account: 'member',
  },
];

type Deps = { counter: Counter; memberOf: (ctx: Context) => Promise<string | undefined> };

/** After the body is read, before any route. @throws Refused 429 with Retry-After in seconds */
export function limitCalls({ counter, memberOf }: Deps): Middleware {
  return async (ctx, next) => {
    const called = callOf(ctx);
    const limit = LIMITS.find(({ call }) => call.test(called));
    if (!limit) return next();
    const asks = limit.onlyAsks?.test(called);
    const counts = countsOf(limit, callerNetwork(ctx.ip), await accountOf(ctx, limit, memberOf));
    for (const [name, rule, who] of counts) {
      const seconds = await (asks ? counter.ask(name, rule, who) : counter.count(name, rule, who));
      if (seconds !== undefined) throw tooMany(ctx, seconds);
    }
    await next();
    if (limit.failuresOnly) await Promise.all(counts.map((count) => counter.giveBack(...count)));
  };
}

/** The router takes a slash at the end for the same path, and a laxer one capitals: neither is a way around. */
const callOf = ({ method, path }: Context) =>
  `${method} ${path.toLowerCase().replace(/\/$/, '')}`.replace(/^HEAD/, 'GET');

type Count = [name: string, rule: Rule, who: string];

/** The narrowest first: who is turned away there does not use up what others share. */
function countsOf(
  { name, perAddress, perPair, perAccount }: Limit,
  address: string,
  account?: string,
): Count[] {
  const counts: Count[] = [];
  if (account && perPair) counts.push([`${name}:pair`, perPair, `${address} ${account}`]);
  if (account && perAccount) counts.push([`${name}:account`, perAccount, account]);
  return [...counts, [`${name}:address`, perAddress, address]];
}

async function accountOf(
  ctx: Context,
  { account }: Limit,
  memberOf: Deps['memberOf'],
): Promise<string | undefined> {
  if (account === 'member') return memberOf(ctx);
  const body = ((ctx.request as { body?: unknown }).body ?? {}) as { email?: unknown; token?: unknown };
  const given = account && body[account];
  return typeof given === 'string' ? given.trim().toLowerCase() : undefined;
}

function tooMany(ctx: Context, seconds: number): HttpError {
  ctx.set('Retry-After', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes === 1 ? 'a minute' : minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return new HttpError(
    429,
    'too-many',
    `That was too often in a short time. Please wait ${wait} and try again.`,
  );
}

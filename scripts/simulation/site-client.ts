/** Requests of buyers to the site, and a record of what the site answered. */
import { setTimeout as wait } from 'node:timers/promises';

export type Answer = { status: number; body: Record<string, unknown> };

export type AnswerCounts = {
  requests: number;
  /** 503 with Retry-After */
  unavailable: number;
  /** connections that broke because a process was killed */
  broken: number;
};

/** One buyer in a browser: signs up at the first request and logs in again when the session is over. */
export type Buyer = {
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
};

/** The site did not answer as often as the buyer tried. */
export class BuyerLeftError extends Error {}

export type SiteClient = {
  counts: AnswerCounts;
  createBuyer(member: number, maxTries: number): Buyer;
};

const REQUEST_TIMEOUT_MS = 40_000;
const PAUSE_MS = 1000;
const PASSWORD = 'jantar-mantar-1734';

export function createSiteClient(url: string, onViolation: (message: string) => void): SiteClient {
  const counts: AnswerCounts = { requests: 0, unavailable: 0, broken: 0 };
  const tokens = new Map<number, string>();
  const request: Request = async (member, method, path, body) => {
    counts.requests += 1;
    const response = await sendRequest(url + path, { member, method, body, token: tokens.get(member) });
    const answer = { status: response.status, body: parseJson(await response.text()) };
    const retryAfter = response.headers.get('retry-after');
    if (response.status === 503 && retryAfter) counts.unavailable += 1;
    else if (response.status >= 500)
      onViolation(
        `${method} ${path} answered ${response.status} ${String(answer.body.code)}, ${retryAfter ? 'with' : 'without'} Retry-After`,
      );
    return answer;
  };
  const requestSignedIn: Request = async (member, method, path, body) => {
    for (const isLastTry of [false, true]) {
      if (!tokens.has(member)) tokens.set(member, await signIn(request, member, onViolation));
      const answer = await request(member, method, path, body);
      if (answer.status !== 401 || isLastTry) return answer;
      // The session is over.
      tokens.delete(member);
    }
    throw new Error('unreachable');
  };
  const repeatUntilAnswered = async (maxTries: number, send: () => Promise<Answer>): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await send();
        if (answer.status !== 503 && answer.status !== 429) return answer;
      } catch {
        counts.broken += 1;
      }
      if (attempt >= maxTries) throw new BuyerLeftError();
      await wait(PAUSE_MS);
    }
  };
  return {
    counts,
    createBuyer: (member, maxTries) => ({
      get: (path) => repeatUntilAnswered(maxTries, () => requestSignedIn(member, 'GET', path)),
      post: (path, body) => repeatUntilAnswered(maxTries, () => requestSignedIn(member, 'POST', path, body)),
    }),
  };
}

type Request = (member: number, method: string, path: string, body?: object) => Promise<Answer>;

type RequestParts = { member: number; method: string; body: object | undefined; token: string | undefined };

const sendRequest = (url: string, { member, method, body, token }: RequestParts): Promise<Response> =>
  fetch(url, {
    method,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': createAddress(member),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** @returns the bearer token. @throws Error while the site does not answer */
async function signIn(
  request: Request,
  member: number,
  onViolation: (message: string) => void,
): Promise<string> {
  const account = { email: `buyer-${member}@example.in`, password: PASSWORD };
  const form = { ...account, name: `Buyer ${createName(member)}` };
  const registered = await request(member, 'POST', '/api/auth/register', form);
  const answer =
    registered.status === 201
      ? registered
      : await request(member, 'POST', '/api/auth/login', { ...account, remember: true });
  if (typeof answer.body.token === 'string') return answer.body.token;
  const isUnavailable = registered.status >= 429 || answer.status >= 429;
  if (!isUnavailable)
    onViolation(`buyer ${member} cannot sign in: ${answer.status} ${String(answer.body.code)}`);
  throw new Error('The site did not sign the buyer in.');
}

/** Every buyer has another address, so that limits per address count as they do in reality. */
const createAddress = (member: number) => `10.${(member >> 16) & 255}.${(member >> 8) & 255}.${member & 255}`;

const LETTERS = 'abcdefghij';

/** Names have no digits. */
export const createName = (member: number) =>
  String(member).replaceAll(/\d/g, (digit) => LETTERS[Number(digit)]!);

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

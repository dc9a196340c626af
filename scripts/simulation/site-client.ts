/** Sends the requests of buyers to the site and counts the responses. */
import { setTimeout as wait } from 'node:timers/promises';

export type SiteResponse = { status: number; body: Record<string, unknown> };

export type ResponseCounts = {
  requests: number;
  /** 503 with Retry-After */
  unavailable: number;
  /** connections that broke because a process was killed */
  broken: number;
};

/** One buyer in a browser: signs up at the first request and logs in again when the session is over. */
export type Buyer = {
  get(path: string): Promise<SiteResponse>;
  post(path: string, body: object): Promise<SiteResponse>;
  /** enters the password again, then deletes the account; refused while a paid order is unfinished */
  deleteAccount(): Promise<SiteResponse>;
};

/** The site answered none of the `maxTries` attempts at one request, and the buyer left. */
export class BuyerLeftError extends Error {}

export type SiteClient = {
  counts: ResponseCounts;
  createBuyer(member: number, maxTries: number): Buyer;
};

const REQUEST_TIMEOUT_MS = 40_000;
const RETRY_DELAY_MS = 1000;
const PASSWORD = 'jantar-mantar-1734';

export function createSiteClient(url: string, onViolation: (message: string) => void): SiteClient {
  const counts: ResponseCounts = { requests: 0, unavailable: 0, broken: 0 };
  const tokens = new Map<number, string>();
  const request: RequestSender = async (member, method, path, body) => {
    counts.requests += 1;
    const response = await sendRequest(url + path, { member, method, body, token: tokens.get(member) });
    const siteResponse = { status: response.status, body: parseJson(await response.text()) };
    const retryAfter = response.headers.get('retry-after');
    if (response.status === 503 && retryAfter) counts.unavailable += 1;
    else if (response.status >= 500)
      onViolation(
        `${method} ${path} returned ${response.status} ${String(siteResponse.body.code)}, ${retryAfter ? 'with' : 'without'} Retry-After`,
      );
    return siteResponse;
  };
  const requestSignedIn: RequestSender = async (member, method, path, body) => {
    for (const isLastTry of [false, true]) {
      if (!tokens.has(member)) tokens.set(member, await signIn(request, member, onViolation));
      const response = await request(member, method, path, body);
      if (response.status !== 401 || isLastTry) return response;
      // The session is over.
      tokens.delete(member);
    }
    throw new Error('unreachable');
  };
  const repeatUntilAnswered = async (
    maxTries: number,
    send: () => Promise<SiteResponse>,
  ): Promise<SiteResponse> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await send();
        if (response.status !== 503 && response.status !== 429) return response;
      } catch {
        counts.broken += 1;
      }
      if (attempt >= maxTries) throw new BuyerLeftError();
      await wait(RETRY_DELAY_MS);
    }
  };
  return {
    counts,
    createBuyer: (member, maxTries) => ({
      get: (path) => repeatUntilAnswered(maxTries, () => requestSignedIn(member, 'GET', path)),
      deleteAccount: async () => {
        await repeatUntilAnswered(maxTries, () =>
          requestSignedIn(member, 'POST', '/api/account/confirm', { password: PASSWORD }),
        );
        return repeatUntilAnswered(maxTries, () => requestSignedIn(member, 'DELETE', '/api/account'));
      },
      post: (path, body) => repeatUntilAnswered(maxTries, () => requestSignedIn(member, 'POST', path, body)),
    }),
  };
}

type RequestSender = (member: number, method: string, path: string, body?: object) => Promise<SiteResponse>;

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
  request: RequestSender,
  member: number,
  onViolation: (message: string) => void,
): Promise<string> {
  const account = { email: `buyer-${member}@example.in`, password: PASSWORD };
  const form = { ...account, name: `Buyer ${createName(member)}` };
  const registration = await request(member, 'POST', '/api/auth/register', form);
  const response =
    registration.status === 201
      ? registration
      : await request(member, 'POST', '/api/auth/login', { ...account, remember: true });
  if (typeof response.body.token === 'string') return response.body.token;
  const isUnavailable = registration.status >= 429 || response.status >= 429;
  if (!isUnavailable)
    onViolation(`buyer ${member} cannot sign in: ${response.status} ${String(response.body.code)}`);
  throw new Error('The site did not sign the buyer in.');
}

/** Every buyer has a different IP address, so that limits per address count as they do in production. */
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

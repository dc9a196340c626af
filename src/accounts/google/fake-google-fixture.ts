/** A local OpenID provider instead of Google, with test users and an account chooser. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

/** Claims of a Google account; `sub` identifies it. */
export type GoogleTestUser = { sub: string; email: string; email_verified: boolean; name: string };

export type FakeGoogle = {
  /** for startApp: issuer and client credentials */
  env: Record<string, string>;
  /** allows redirects to the site; its URL is known only after it listens */
  allowSite: (siteUrl: string) => void;
  /** by `sub`; may change between two sign-ins */
  users: Map<string, GoogleTestUser>;
  /** all connections are closed while it is true */
  isDown: boolean;
  /** how far the timestamps of ID tokens are in the past */
  clockSkewSeconds: number;
  /** number of requests for the OpenID configuration */
  discoveryCount: number;
  close: () => Promise<void>;
};

const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ID_TOKEN_SECONDS = 600;
const CLIENT = { id: 'lagna', secret: 'a-client-secret-of-tests' };

/** Call it before startApp, which needs `env`, and call `allowSite` afterwards. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: FakeGoogle = {
    env: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: issuer },
    users: new Map(),
    isDown: false,
    clockSkewSeconds: 0,
    discoveryCount: 0,
    allowSite: (siteUrl) =>
      handleRequests(server, google, new Provider(issuer, createSettings(google, siteUrl))),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return google;
}

function handleRequests(server: Server, google: FakeGoogle, provider: Provider): void {
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (google.isDown) return void request.socket.destroy();
    if (request.url === '/token') response.end = replaceTokens(google, response);
    if (request.url!.includes('openid-configuration')) google.discoveryCount++;
    if (!request.url!.startsWith('/choose/')) return callback(request, response);
    handleAccountChoice(google, provider, request, response).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  });
}

/** `/choose/:id` lists the users; `?who=` chooses one, an empty value cancels. */
async function handleAccountChoice(
  google: FakeGoogle,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chosenSub = new URL(request.url!, 'http://localhost').searchParams.get('who');
  if (chosenSub === null) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(renderAccountChoice(google));
    return;
  }
  const { params } = await provider.interactionDetails(request, response);
  if (chosenSub === '') return provider.interactionFinished(request, response, { error: 'access_denied' });
  const grant = new provider.Grant({ accountId: chosenSub, clientId: params.client_id });
  grant.addOIDCScope('openid email profile');
  const consent = { grantId: await grant.save() };
  const login = { accountId: chosenSub, remember: false };
  await provider.interactionFinished(request, response, { login, consent, select_account: {} });
}

const renderAccountChoice = ({
  users,
}: FakeGoogle) => `<!doctype html><html lang="en"><title>Choose an account</title>
  <h1>Choose an account</h1><form>
  ${[...users.values()].map(({ sub, name }) => `<button name="who" value="${sub}">${name}</button>`).join('\n')}
  <button name="who" value="">Cancel</button></form></html>`;

function createSettings(google: FakeGoogle, siteUrl: string) {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${siteUrl}/api/auth/google/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only-in-tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/choose/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => google.users.get(sub) }),
    jwks: { keys: [{ ...KEY.export({ format: 'jwk' }), kid: 'only-in-tests', use: 'sig' }] },
    pkce: { required: () => true },
    ttl: { IdToken: ID_TOKEN_SECONDS, Interaction: 600, Session: 600, Grant: 600, AccessToken: 600 },
  };
}

/** The provider's clock cannot be set, so ID tokens are backdated and signed again in the response. */
function replaceTokens({ clockSkewSeconds }: FakeGoogle, response: ServerResponse): ServerResponse['end'] {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  return ((body: string) => {
    const tokens = JSON.parse(body) as { id_token?: string };
    if (clockSkewSeconds === 0 || !tokens.id_token) return end(body);
    const changedBody = JSON.stringify({
      ...tokens,
      id_token: signEarlierToken(tokens.id_token, clockSkewSeconds),
    });
    response.setHeader('Content-Length', Buffer.byteLength(changedBody));
    return end(changedBody);
  }) as ServerResponse['end'];
}

function signEarlierToken(token: string, seconds: number): string {
  const [header, body] = token.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { iat: number; exp: number };
  const earlierClaims = { ...claims, iat: claims.iat - seconds, exp: claims.exp - seconds };
  const signingInput = `${header}.${Buffer.from(JSON.stringify(earlierClaims)).toString('base64url')}`;
  return `${signingInput}.${sign('sha256', Buffer.from(signingInput), KEY).toString('base64url')}`;
}

/** A real OpenID provider on this machine in Google's place, with people of its own and a page that asks who one is. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

/** Claims as Google would tell them; `sub` is the person. */
export type Googler = { sub: string; email: string; email_verified: boolean; name: string };

export type FakeGoogle = {
  /** for startApp: where Google is, and who we are to it */
  env: Record<string, string>;
  /** takes the site whose visitors it sends back; known only once that listens */
  serve: (siteUrl: string) => void;
  /** who may sign in there, by `sub`; may change between two sign-ins */
  people: Map<string, Googler>;
  /** nothing answers while it is true */
  down: boolean;
  /** how far its clock is behind ours when it proves somebody's identity, in seconds */
  behindSeconds: number;
  /** how often it was asked what it is */
  discoveries: number;
  close: () => Promise<void>;
};

const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const PROOF_SECONDS = 600;
const CLIENT = { id: 'lagna', secret: 'a-secret-between-two-houses' };

/** Before startApp, for its `env`; `serve` after it. */
export async function startGoogle(): Promise<FakeGoogle> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: FakeGoogle = {
    env: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: issuer },
    people: new Map(),
    down: false,
    behindSeconds: 0,
    discoveries: 0,
    serve: (siteUrl) => answer(server, google, new Provider(issuer, settings(google, siteUrl))),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return google;
}

function answer(server: Server, google: FakeGoogle, provider: Provider): void {
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (google.down) return void request.socket.destroy();
    if (request.url === '/token') response.end = late(google, response);
    if (request.url!.includes('openid-configuration')) google.discoveries++;
    if (!request.url!.startsWith('/choose/')) return callback(request, response);
    choose(google, provider, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
}

/** `/choose/:id` shows the people; `?who=` picks one, and an empty one leaves. */
async function choose(
  google: FakeGoogle,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const who = new URL(request.url!, 'http://here').searchParams.get('who');
  if (who === null) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(chooser(google));
    return;
  }
  const { params } = await provider.interactionDetails(request, response);
  if (who === '') return provider.interactionFinished(request, response, { error: 'access_denied' });
  const grant = new provider.Grant({ accountId: who, clientId: params.client_id });
  grant.addOIDCScope('openid email profile');
  const consent = { grantId: await grant.save() };
  const login = { accountId: who, remember: false };
  await provider.interactionFinished(request, response, { login, consent, select_account: {} });
}

const chooser = ({ people }: FakeGoogle) => `<!doctype html><html lang="en"><title>Choose an account</title>
  <h1>Choose an account</h1><form>
  ${[...people.values()].map(({ sub, name }) => `<button name="who" value="${sub}">${name}</button>`).join('\n')}
  <button name="who" value="">Cancel</button></form></html>`;

function settings(google: FakeGoogle, siteUrl: string) {
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
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => google.people.get(sub) }),
    jwks: { keys: [{ ...KEY.export({ format: 'jwk' }), kid: 'only-in-tests', use: 'sig' }] },
    pkce: { required: () => true },
    ttl: { IdToken: PROOF_SECONDS, Interaction: 600, Session: 600, Grant: 600, AccessToken: 600 },
  };
}

/** The provider has no clock of its own: its proofs are dated back and signed again on their way out. */
function late({ behindSeconds }: FakeGoogle, response: ServerResponse): ServerResponse['end'] {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  return ((body: string) => {
    const answer = JSON.parse(body) as { id_token?: string };
    if (behindSeconds === 0 || !answer.id_token) return end(body);
    const bent = JSON.stringify({ ...answer, id_token: datedBack(answer.id_token, behindSeconds) });
    response.setHeader('Content-Length', Buffer.byteLength(bent));
    return end(bent);
  }) as ServerResponse['end'];
}

function datedBack(token: string, seconds: number): string {
  const [head, body] = token.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { iat: number; exp: number };
  const moved = { ...claims, iat: claims.iat - seconds, exp: claims.exp - seconds };
  const signed = `${head}.${Buffer.from(JSON.stringify(moved)).toString('base64url')}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), KEY).toString('base64url')}`;
}

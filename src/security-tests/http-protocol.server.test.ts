import net from 'node:net';
import { gzipSync } from 'node:zlib';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';

let app: TestApp;
let asha: TestUser;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  asha = await registerUser(app.url, 'asha');
});
afterEach(() => supertest(app.url).get('/healthz').expect(200));
afterAll(() => app.close());

/** Sends bytes without an HTTP library. @returns everything until the server closes the connection */
function sendRaw(head: string, body = ''): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = net.connect(Number(port), hostname);
  let response = '';
  socket.on('data', (chunk) => (response += chunk.toString('latin1')));
  // The server closes the connection of an oversized request while it is being sent.
  socket.on('error', () => {});
  socket.setTimeout(5000, () => socket.destroy());
  socket.write(`${head.replace(/\n/g, '\r\n')}\r\n\r\n${body}`);
  return new Promise((resolve) => socket.once('close', () => resolve(response)));
}
const sendGet = (target: string, headers = '') =>
  sendRaw(`GET ${target} HTTP/1.1\nHost: localhost\nConnection: close${headers}`);
const parseStatus = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);

describe('an oversized request', () => {
  const postLogin = () => supertest(app.url).post('/api/auth/login').set('Content-Type', 'application/json');

  it('with a large body is rejected before the body is read', async () => {
    const { body } = await postLogin()
      .send(`{"email":"${'x'.repeat(65_536)}"}`)
      .expect(413);
    expect(body).toMatchObject({ success: false, code: 'too-large' });
    await asha.put('/api/profile', { name: 'x'.repeat(70_000) }).expect(413);
  });

  it('with a small compressed body that expands too far is rejected', async () => {
    const compressedBody = gzipSync(Buffer.alloc(20_000_000, ' '));
    expect(compressedBody.length).toBeLessThan(64_000);
    await postLogin()
      .set('Content-Encoding', 'gzip')
      .serialize((body: unknown) => body as string)
      .send(compressedBody)
      .expect(413);
  });

  it('with a body longer than its Content-Length is cut off', async () => {
    const response = await sendRaw(
      'POST /api/auth/login HTTP/1.1\nHost: localhost\nConnection: close\nContent-Type: application/json\nContent-Length: 5',
      `{"email":"${'x'.repeat(100_000)}"}`,
    );
    expect(parseStatus(response)).toBe(400);
  });

  it('to the webhook route is rejected before its signature is checked', async () => {
    await supertest(app.url).post('/api/payment/webhook').send('x'.repeat(300_000)).expect(413);
  });

  it('with ten megabytes of headers or URL is rejected by the HTTP server', async () => {
    const tenMegabytes = 'x'.repeat(10_000_000);
    // The connection may be closed before the response is read.
    for (const response of [
      await sendGet('/api/report', `\nX-Long: ${tenMegabytes}`),
      await sendGet(`/api/report?key=${tenMegabytes}`),
    ])
      expect(response).toMatch(/^$|^HTTP\/1\.1 431 /);
    expect(await sendGet('/api/profile', `\nAuthorization: Bearer ${'x'.repeat(20_000)}`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });
});

describe('a request body', () => {
  it.each(['gzip', 'deflate', 'br'])(
    'that is not in its declared encoding, %s, is rejected',
    async (encoding) => {
      const { body } = await supertest(app.url)
        .post('/api/auth/login')
        .set('Content-Type', 'application/json')
        .set('Content-Encoding', encoding)
        .send(JSON.stringify(TEST_USERS.asha))
        .expect(400);
      expect(body).toMatchObject({ success: false, code: 'malformed' });
    },
  );
});

describe('the request method', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PATCH', 'LINK'])(
    '%s is not supported and does not echo the request',
    async (method) => {
      const response = await sendRaw(
        `${method} /api/profile HTTP/1.1\nHost: localhost\nConnection: close\nAuthorization: Bearer a-secret`,
      );
      expect(parseStatus(response)).not.toBe(200);
      expect(response).not.toContain('a-secret');
    },
  );

  it('cannot be overridden by a header or a field', async () => {
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      await asha.post('/api/profile', { chartStyle: 'south', _method: 'PUT' }).set(name, 'PUT').expect(404);
      await asha.get('/api/account?_method=DELETE').set(name, 'DELETE').expect(404);
    }
    const { body } = await asha.get('/api/profile').expect(200);
    expect(body.chartStyle).toBe('north');
  });

  it('HEAD answers like GET and needs the same authentication', async () => {
    const response = await sendRaw(
      'HEAD /api/orders/LG-2611-7K3QX9/report.pdf HTTP/1.1\nHost: localhost\nConnection: close',
    );
    expect(parseStatus(response)).toBe(401);
    expect(response.split('\r\n\r\n')[1]).toBe('');
  });

  it('OPTIONS * answers 404', async () => {
    expect(parseStatus(await sendRaw('OPTIONS * HTTP/1.1\nHost: localhost\nConnection: close'))).toBe(404);
  });
});

describe('the request path', () => {
  it('in another spelling does not bypass the middleware of /api/', async () => {
    for (const path of [
      '/API/profile',
      '/Api/Profile',
      '/api/Profile',
      '//api/profile',
      '/%61pi/profile',
      '/api/%70rofile',
      '/./api/profile',
    ])
      expect([path, parseStatus(await sendGet(path, `\n${await createBearerHeader()}`))]).toEqual([
        path,
        404,
      ]);
    expect(parseStatus(await sendGet('/api/profile', `\n${await createBearerHeader()}`))).toBe(200);
  });

  it.each([
    '/%',
    '/%ff',
    '/%00',
    '/reports/%c0%ae%c0%ae',
    '/api/orders/%',
    '/api/%',
    '/\\',
    '/?%',
    '/#x',
    'http://evil.example/api/profile',
    'evil',
  ])('that is malformed (%s) is answered without a server error', async (target) => {
    const status = parseStatus(await sendGet(target));
    expect([target, status >= 200 && status < 500]).toEqual([target, true]);
  });

  it('cannot leave the folder of public files, however the dots are encoded', async () => {
    const dotSegments = [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%5c',
      '..\\',
      '..%c0%af',
      '....//',
      '..%00/',
    ];
    const prefixes = ['/', '/assets/', '/samples/', '/dev/outbox/', '/contact/', '/api/orders/'];
    for (const prefix of prefixes)
      for (const dots of dotSegments)
        for (const file of ['package.json', 'etc/passwd', '.env', 'src/config.ts', 'measured.json']) {
          const response = await sendGet(`${prefix}${dots.repeat(6)}${file}`);
          expect([prefix + dots, [400, 401, 404].includes(parseStatus(response))]).toEqual([
            prefix + dots,
            true,
          ]);
          expect(response).not.toMatch(/root:x:|"dependencies"|COOKIE_KEYS/);
        }
    await supertest(app.url).get('/samples/janam-kundli.pdf%00.html').expect(404);
    for (const path of [
      '/.env',
      '/.git/config',
      '/package.json',
      '/index.html',
      '/.vite/manifest.json',
      '/assets',
    ])
      expect([path, parseStatus(await sendGet(path))]).toEqual([path, 404]);
  });
});

let token: string | undefined;
async function createBearerHeader(): Promise<string> {
  token ??= (await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(200)).body
    .token as string;
  return `Authorization: Bearer ${token}`;
}

describe('request smuggling', () => {
  it.each([
    ['Content-Length with chunked encoding', 'Content-Length: 4\nTransfer-Encoding: chunked'],
    ['two Content-Length headers', 'Content-Length: 4\nContent-Length: 5'],
    ['an unknown transfer encoding', 'Transfer-Encoding: xchunked'],
    ['an invalid Content-Length', 'Content-Length: +4'],
  ])('is rejected: %s', async (_, headers) => {
    const response = await sendRaw(
      `POST /api/auth/login HTTP/1.1\nHost: localhost\nContent-Type: application/json\n${headers}`,
      '0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
    );
    expect(parseStatus(response)).toBe(400);
    expect(response).not.toContain('"alive"');
  });
});

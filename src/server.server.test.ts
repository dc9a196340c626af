import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { findFreePort } from '#src/platform/free-port.ts';
import { checkPort, startServer } from '#src/server.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

let database: TestDatabase;
let otherServer: Server;
let port: number;

beforeAll(async () => {
  database = await createTestDatabase();
  otherServer = createServer();
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  ({ port } = otherServer.address() as AddressInfo);
});
afterAll(async () => {
  await new Promise((resolve) => otherServer.close(resolve));
  await database.close();
});

it('startServer and checkPort reject a port in use with a message that names the port and the remedy', async () => {
  const config = readConfig({ NODE_ENV: 'test', ROLE: 'web', LOG_LEVEL: 'silent', PORT: String(port) });
  await expect(checkPort(config)).rejects.toThrow(`PORT: ${port} is used by another process`);
  await expect(startServer(config, database)).rejects.toThrow(
    `PORT: ${port} is used by another process; end that process or choose another port, for example PORT=3001 make up`,
  );
});

it('a given port is closed until the site can be served, so that a proxy sends the request elsewhere', async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    ROLE: 'web',
    LOG_LEVEL: 'silent',
    PORT: String(await findFreePort()),
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-1',
  });
  const ask = () =>
    fetch(`http://localhost:${config.port}/livez`).then(
      ({ status }) => status,
      (error: { cause?: { code?: string } }) => error.cause?.code,
    );
  const answers = new Set<unknown>();
  const started = new AbortController();
  const starting = startServer(config, database).finally(() => started.abort());
  while (!started.signal.aborted) answers.add(await ask());
  const server = await starting;
  answers.add(await ask());
  await server.stop();
  expect(answers).toContain('ECONNREFUSED');
  expect([...answers].filter((answer) => typeof answer === 'number')).toEqual([200]);
});

it('the server process without settings refuses to start and lists what is missing', async () => {
  // The environment of the image; in a folder without .env.
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  };
  const module = new URL('./server.ts', import.meta.url).pathname;
  const failure = await promisify(execFile)(process.execPath, [module], { env, cwd: os.tmpdir() }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure).toMatchObject({ code: 1 });
  for (const name of [
    'PUBLIC_URL',
    'DATABASE_URL',
    'RAZORPAY_KEY_ID',
    'SMTP_URL',
    'COOKIE_KEYS',
    'TRUST_PROXY',
  ])
    expect(failure.stderr).toMatch(new RegExp(`^  - ${name} `, 'm'));
});

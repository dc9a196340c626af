/** What an operator reads when the process cannot start. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

let database: TestDatabase;
let somebody: Server;
let port: number;

beforeAll(async () => {
  database = await createTestDatabase();
  somebody = createServer();
  await new Promise<void>((listening) => somebody.listen(0, '127.0.0.1', listening));
  ({ port } = somebody.address() as AddressInfo);
});
afterAll(async () => {
  await new Promise((closed) => somebody.close(closed));
  await database.close();
});

it('a port that somebody else listens on is named, with the way out', async () => {
  const config = readConfig({ NODE_ENV: 'test', ROLE: 'web', LOG_LEVEL: 'silent', PORT: String(port) });
  await expect(startServer(config, database)).rejects.toThrow(
    `PORT: ${port} is taken by another process; end that one, or choose another port, as in PORT=3001 make up`,
  );
});

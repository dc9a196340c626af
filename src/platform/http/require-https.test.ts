import Koa from 'koa';
import { pino } from 'pino';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { handleErrors } from './errors.ts';
import { requireHttps } from './require-https.ts';

const logLines: string[] = [];
const log = pino({}, { write: (line) => void logLines.push(line) });

let handledCount = 0;
const createServer = (isProxied: boolean) => {
  const app = new Koa();
  app.proxy = isProxied;
  app.use(handleErrors(log, () => undefined));
  app.use(requireHttps(log));
  app.use((ctx) => {
    handledCount += 1;
    ctx.body = {};
  });
  return app.callback();
};

it('a change over plain http is rejected before anything is stored, and the log names the setting', async () => {
  handledCount = 0;
  const { body } = await supertest(createServer(false))
    .post('/api/auth/register')
    .set('X-Forwarded-Proto', 'https')
    .expect(503);
  expect(body).toMatchObject({ code: 'https-required', message: expect.stringMatching(/nothing was saved/) });
  expect(handledCount).toBe(0);
  expect(logLines.join()).toContain('"event":"requests.insecure"');
  expect(logLines.join()).toContain('TRUST_PROXY');
});

it('a change over https through a trusted proxy, and a read over plain http, are answered', async () => {
  await supertest(createServer(true)).post('/api/x').set('X-Forwarded-Proto', 'https').expect(200);
  await supertest(createServer(false)).get('/api/x').expect(200);
});

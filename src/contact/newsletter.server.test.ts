import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
});
afterAll(() => app.close());

const subscribe = (email: string) => supertest(app.url).post('/api/newsletter/subscribe').send({ email });

it('takes an address once, however it is written', async () => {
  const first = await subscribe('Reader@Example.in').expect(201);
  expect(first.body).toEqual({
    success: true,
    message: 'You have successfully subscribed to our newsletter.',
  });
  const again = await subscribe(' reader@example.IN ').expect(409);
  expect(again.body).toMatchObject({ success: false, message: 'Email already subscribed.' });
});

it('refuses what is no address', async () => {
  const { body } = await subscribe('nowhere').expect(422);
  expect(body).toMatchObject({ success: false, message: 'Please enter a valid email address' });
});

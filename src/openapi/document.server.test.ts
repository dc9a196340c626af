import { Validator } from '@seriousme/openapi-schema-validator';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeGoogle, type FakeGoogle } from '#src/accounts/google/fake-google-fixture.ts';
import { RATE_LIMITS } from '#src/app.ts';
import { listRoutes } from '#src/security-tests/list-routes.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { DECLARED_ROUTES } from './declared-routes.ts';
import { toTemplate, type OpenApiDocument } from './document.ts';

let google: FakeGoogle;
let app: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  google = await startFakeGoogle();
  app = await startApp({ role: 'web', env: google.env });
  document = (await supertest(app.url).get('/api/openapi.json').expect(200)).body as OpenApiDocument;
});
afterAll(async () => {
  await app.close();
  await google.close();
});

const listOperations = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation: operation as Record<string, unknown>,
    })),
  );

describe('the OpenAPI document', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...document })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has exactly the routes of the application, without the pages for development', async () => {
    const routes = (await listRoutes(app, google.env)).filter(({ path }) => !path.startsWith('/dev/'));
    const names = routes.map(({ method, path }) => `${method} ${toTemplate(path)}`);
    expect(
      listOperations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names.sort());
  });

  it('names each rate limit at the routes that it applies to', () => {
    const names = listOperations().map(({ operation }) => operation['x-rate-limit']);
    expect(new Set(names.filter(Boolean))).toEqual(new Set(RATE_LIMITS.map(({ name }) => name)));
  });

  it('describes every path parameter', () => {
    const undescribed = Object.values(DECLARED_ROUTES)
      .flat()
      .filter(({ path, params = {} }) =>
        [...path.matchAll(/:(\w+)/g)].some(([, name]) => !params[name!]?.description),
      );
    expect(undescribed).toEqual([]);
  });

  it('has no schema that nothing refers to', () => {
    const text = JSON.stringify(document);
    const unused = Object.keys(document.components?.schemas ?? {}).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
  });

  it('is served with an ETag', async () => {
    const { headers } = await supertest(app.url).get('/api/openapi.json').expect(200);
    await supertest(app.url)
      .get('/api/openapi.json')
      .set('If-None-Match', headers['etag'] as string)
      .expect(304);
  });
});

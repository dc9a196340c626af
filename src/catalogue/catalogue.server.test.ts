import fs from 'node:fs/promises';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '#src/reports/products.ts';
import { readAnchors } from '#src/delivery/printing-anchors.ts';
import { connect } from '#src/platform/database.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { testDatabase } from '#src/testing/test-database.ts';
import { Report, Reports } from './contract.ts';
import { seedCatalogue } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
});
afterAll(() => app.close());

const reports = async () => Reports.parse((await supertest(app.url).get('/api/report').expect(200)).body);

describe('GET /api/report', () => {
  it('answers six paid reports at the prices of the specification, and three free ones', async () => {
    const all = await reports();
    expect(
      Object.fromEntries(
        all.filter(({ category }) => category === 'paid').map(({ key, price }) => [key, price]),
      ),
    ).toEqual({
      'janam-kundli': 999,
      'career-wealth': 1299,
      'love-marriage': 899,
      'life-blueprint': 2499,
      'year-ahead': 1199,
      'numerology-profile': 799,
    });
    expect(all.filter(({ category }) => category !== 'paid').map(({ key }) => key)).toEqual([
      'free-kundli',
      'moon-and-nakshatra',
      'sade-sati-check',
    ]);
  });

  it('answers one by its key, and 404 for none', async () => {
    const one = Report.parse((await supertest(app.url).get('/api/report?key=janam-kundli').expect(200)).body);
    expect(one.name).toBe('Janam Kundli');
    const none = await supertest(app.url).get('/api/report?key=no-such').expect(404);
    expect(none.body).toMatchObject({ success: false, error: 'Report not found' });
  });

  it('claims the pages and chapters that the sample really has', async () => {
    const available = (await reports()).filter((report) => report.available);
    expect(available).toHaveLength(9);
    for (const { key, pageCount, chapters } of available) {
      const pdf = await fs.readFile(new URL(`../../build/samples/${key}.pdf`, import.meta.url));
      const { pages, anchors } = readAnchors(pdf);
      expect(pageCount, key).toBe(pages);
      expect(
        chapters!.map(({ page }) => page),
        key,
      ).toEqual(chapters!.map(({ page }) => page).toSorted((a, b) => a! - b!));
      for (const { page } of chapters!) expect(Object.values(anchors)).toContain(page);
    }
  });

  it('gives every report a picture that is there', async () => {
    for (const { image } of await reports()) {
      const answer = await supertest(app.url)
        .get(image)
        .expect(200)
        .expect('Content-Type', /^image\/svg/);
      expect((answer.body as Buffer).toString()).toMatch(/^<svg xmlns="http/);
    }
  });
});

it('is called in the catalogue what it is called in print', async () => {
  const printed = Object.entries(products).map(([key, { name }]) => [key, name]);
  expect(Object.fromEntries((await reports()).map(({ key, name }) => [key, name]))).toEqual(
    Object.fromEntries(printed),
  );
});

describe('a sample', () => {
  it('opens as a PDF for everybody', async () => {
    const answer = await supertest(app.url)
      .get('/samples/free-kundli.pdf')
      .expect(200)
      .expect('Content-Type', 'application/pdf');
    expect(answer.headers['content-disposition']).toBe('inline; filename="Lagna-sample-free-kundli.pdf"');
  });
  it('that does not exist is not found', async () => {
    await supertest(app.url).get('/samples/no-such.pdf').expect(404);
    await supertest(app.url).get('/samples/..%2Fmeasured.pdf').expect(404);
  });
});

describe('seeding', () => {
  it('never overwrites what support has changed', async () => {
    const test = await testDatabase();
    const owner = connect(test.ownerUrl, { max: 1 });
    await owner('reports').where({ key: 'janam-kundli' }).update({ price_paise: 109_900 });
    expect(await seedCatalogue(owner)).toBe(0);
    expect((await owner('reports').where({ key: 'janam-kundli' }).first()).price_paise).toBe(109_900);
    await owner.destroy();
    await test.close();
  });
});

import fs from 'node:fs/promises';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productNames } from '#src/reports/content/en/common/product-names.ts';
import { readDestinations } from '#src/delivery/pdf/destinations.ts';
import { expandPdf } from '#src/testing/reports/expanded-pdf.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { Report, Reports } from './contract.ts';
import { seedCatalogue } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
});
afterAll(() => app.close());

const fetchReports = async () =>
  Reports.parse((await supertest(app.url).get('/api/report').expect(200)).body);

describe('GET /api/report', () => {
  it('the catalogue has six paid reports at the prices of the specification, the match report and three free ones', async () => {
    const reports = await fetchReports();
    expect(
      Object.fromEntries(
        reports.filter(({ category }) => category === 'paid').map(({ key, price }) => [key, price]),
      ),
    ).toEqual({
      'janam-kundli': 999,
      'career-wealth': 1299,
      'love-marriage': 899,
      'life-blueprint': 2499,
      'year-ahead': 1199,
      'numerology-profile': 799,
      'match-report': 1499,
    });
    expect(reports.filter(({ category }) => category !== 'paid').map(({ key }) => key)).toEqual([
      'free-kundli',
      'moon-and-nakshatra',
      'sade-sati-check',
    ]);
  });

  it('one report is found by its key, an unknown key gives 404', async () => {
    const report = Report.parse(
      (await supertest(app.url).get('/api/report?key=janam-kundli').expect(200)).body,
    );
    expect(report.name).toBe('Janam Kundli');
    const unknownReport = await supertest(app.url).get('/api/report?key=no-such').expect(404);
    expect(unknownReport.body).toMatchObject({ success: false, error: 'Report not found' });
  });

  it('page count and chapter pages equal those of the sample PDF', async () => {
    const availableReports = (await fetchReports()).filter((report) => report.available);
    expect(availableReports).toHaveLength(10);
    for (const { key, pageCount, chapters } of availableReports) {
      const pdf = await fs.readFile(new URL(`../../build/samples/${key}.pdf`, import.meta.url));
      const { pages, destinations } = readDestinations(await expandPdf(pdf));
      expect(pageCount, key).toBe(pages);
      expect(
        chapters!.map(({ page }) => page),
        key,
      ).toEqual(chapters!.map(({ page }) => page).toSorted((a, b) => a! - b!));
      for (const { page } of chapters!) expect(Object.values(destinations)).toContain(page);
    }
  });

  it('each month of the Year Ahead and each house of the Life Blueprint has one page', async () => {
    const measurePages = async (key: string, first: string, next: string) => {
      const pdf = await fs.readFile(new URL(`../../build/samples/${key}.pdf`, import.meta.url));
      const { destinations } = readDestinations(await expandPdf(pdf));
      return destinations[next]! - destinations[first]!;
    };
    expect(await measurePages('year-ahead', 'month-1', 'year-transits')).toBe(12);
    expect(await measurePages('life-blueprint', 'house-1', 'blueprint-partnership')).toBe(12);
  });

  it('the image of every report exists', async () => {
    for (const { image } of await fetchReports()) {
      const response = await supertest(app.url)
        .get(image)
        .expect(200)
        .expect('Content-Type', /^image\/svg/);
      expect((response.body as Buffer).toString()).toMatch(/^<svg xmlns="http/);
    }
  });
});

it('report names in the catalogue equal the printed names', async () => {
  const printedNames = Object.entries(productNames).map(([key, { name }]) => [key, name]);
  expect(Object.fromEntries((await fetchReports()).map(({ key, name }) => [key, name]))).toEqual(
    Object.fromEntries(printedNames),
  );
});

describe('sample PDF', () => {
  it('a sample is public and opens inline as a PDF', async () => {
    const response = await supertest(app.url)
      .get('/samples/free-kundli.pdf')
      .expect(200)
      .expect('Content-Type', 'application/pdf');
    expect(response.headers['content-disposition']).toBe('inline; filename="Lagna-sample-free-kundli.pdf"');
  });
  it('an unknown sample gives 404', async () => {
    await supertest(app.url).get('/samples/no-such.pdf').expect(404);
    await supertest(app.url).get('/samples/..%2Fmeasured.pdf').expect(404);
  });
});

describe('reseeding', () => {
  let testDatabase: TestDatabase;
  let owner: Database;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    owner = connect(testDatabase.ownerUrl, { max: 1 });
  });
  afterAll(async () => {
    await owner.destroy();
    await testDatabase.close();
  });

  it('reseeding keeps edited prices, texts and availability', async () => {
    const edited = {
      name: 'Janam Kundli, new name',
      description: 'Edited by support.',
      price_paise: 109_900,
      features: [{ title: 'Edited', text: 'Edited by support.' }],
      available: false,
    };
    await owner('reports')
      .where({ key: 'janam-kundli' })
      .update({ ...edited, features: JSON.stringify(edited.features) });
    expect(await seedCatalogue(owner)).toBe(0);
    expect(await owner('reports').where({ key: 'janam-kundli' }).first()).toMatchObject(edited);
  });

  it('reseeding adds a missing report and does not change the others', async () => {
    const listOtherReports = () => owner('reports').whereNot({ key: 'sade-sati-check' }).orderBy('key');
    const reportsBefore = await listOtherReports();
    await owner('reports').where({ key: 'sade-sati-check' }).delete();
    expect(await seedCatalogue(owner)).toBe(1);
    expect(await listOtherReports()).toEqual(reportsBefore);
    expect(await owner('reports')).toHaveLength(10);
  });
});

/** Public verification of printed reports, by printed code or file hash. */
import supertest from 'supertest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSha256 } from '#src/platform/crypto.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';

let app: TestApp;
let asha: TestUser;
let birth: BirthDetails;
let order: string;
let firstPdf: Buffer;
beforeAll(async () => {
  app = await startApp();
  await registerUser(app.url, 'asha');
  asha = await logInRemembered(app.url, 'asha');
  birth = await buildBirthDetails(app.url);
  const input = { reportType: 'free-kundli', birthDetails: { ...birth, name: 'Qzxmk Rao' } };
  order = (await asha.post('/api/payment/payment-success', input).expect(200)).body.order as string;
  await asha.get(`/api/orders/${order}/progress`).expect(200);
  firstPdf = (await asha.get(`/api/orders/${order}/report.pdf`).expect(200)).body as Buffer;
}, 120_000);
afterAll(() => app.close());

/** Sends the request without a login. */
const verify = (code: string) => supertest(app.url).get(`/api/verify/${encodeURIComponent(code)}`);
const findCode = async () =>
  (await app.db('orders').where({ id: order }).first()).verification_code as string;
const findGenerationTime = async (edition: number) => {
  const events = await app.db('events').where({ stream: order, type: 'GenerationRequested' });
  return new Date(events.find(({ data }) => data.edition === edition).data.at as string).toISOString();
};

describe('verification of a report', () => {
  it('a report is verified by its file hash', async () => {
    const { body } = await verify(hashSha256(firstPdf)).expect(200);
    const { pages } = await app.db('orders').where({ id: order }).first();
    expect(body).toEqual({
      success: true,
      matchedBy: 'file',
      reportKey: 'free-kundli',
      reportName: 'Free Kundli',
      edition: 1,
      pages,
      documentCreatedAt: await findGenerationTime(1),
    });
  });

  it('a report is verified by its printed code in any notation', async () => {
    const code = await findCode();
    const groups = code.match(/.{8}/g)!;
    for (const typed of [code, groups.join(' '), groups.join('-').toUpperCase()]) {
      const { body } = await verify(typed).expect(200);
      expect(body).toMatchObject({ matchedBy: 'code', reportKey: 'free-kundli', edition: 1 });
    }
  });

  it('the report prints its code and links to the verification page', async () => {
    const code = await findCode();
    const pdf = await getDocument({ data: new Uint8Array(firstPdf) }).promise;
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
    );
    const texts = await Promise.all(pages.map((page) => page.getTextContent()));
    const strings = texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
    const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    await pdf.loadingTask.destroy();
    expect(strings.join('').replaceAll(' ', '')).toContain(code);
    expect(links.map(({ url }) => url as string)).toContain(`${app.url}/verify/${code}`);
  });

  it('the verification result contains nothing about a person or an order', async () => {
    const { text } = await verify(await findCode()).expect(200);
    for (const secret of ['Qzxmk', order, birth.date, 'Kota', asha.member.id, asha.member.email])
      expect(text).not.toContain(secret);
  });

  it('a report with one changed byte is unknown', async () => {
    const changedPdf = Buffer.from(firstPdf);
    changedPdf[changedPdf.length - 20]! ^= 1;
    const { body } = await verify(hashSha256(changedPdf)).expect(404);
    expect(body).toMatchObject({ success: false, code: 'document-unknown' });
  });
});

describe('verification of a sample', () => {
  it('a sample is verified by its file hash as a sample', async () => {
    const sample = await supertest(app.url).get('/samples/free-kundli.pdf').expect(200);
    const { page_count: pages } = await app.db('reports').where({ key: 'free-kundli' }).first();
    expect((await verify(hashSha256(sample.body as Buffer)).expect(200)).body).toEqual({
      success: true,
      matchedBy: 'sample',
      reportKey: 'free-kundli',
      reportName: 'Free Kundli',
      pages,
    });
  });

  it('a sample with an added byte is unknown', async () => {
    const { body } = await supertest(app.url).get('/samples/free-kundli.pdf').expect(200);
    await verify(hashSha256(Buffer.concat([body as Buffer, Buffer.from(' ')]))).expect(404);
  });
});

describe('unknown and malformed codes', () => {
  it.each(['0'.repeat(32), 'f'.repeat(64)])('the unknown code %s gets 404', async (code) => {
    const { body } = await verify(code).expect(404);
    expect(body.message).toBe('We have never made a report with this number.');
  });

  it.each(['abc', 'x'.repeat(32), '0'.repeat(33), "' or 1=1 --", '%', '[{"sha256":"'])(
    'the malformed code %j gets 400',
    async (code) => {
      const { body } = await verify(code).expect(400);
      expect(body).toMatchObject({ success: false, code: 'malformed-code' });
    },
  );
});

describe('verification of a superseded edition', () => {
  let supersededCode: string;
  beforeAll(async () => {
    supersededCode = await findCode();
    const birthDetails = { ...birth, name: 'Qzxmk Rao', time: '02:30' };
    await asha.post(`/api/orders/${order}/correction`, { birthDetails }).expect(200);
    await asha.get(`/api/orders/${order}/progress`).expect(200);
  }, 60_000);

  it('a superseded edition is verified by code and hash, with the time of its replacement', async () => {
    for (const code of [supersededCode, hashSha256(firstPdf)]) {
      const { body } = await verify(code).expect(200);
      expect(body).toMatchObject({ edition: 1, documentCreatedAt: await findGenerationTime(1) });
      expect(Date.parse(body.superseded.at)).toBeGreaterThanOrEqual(Date.parse(body.documentCreatedAt));
    }
  });

  it('the new edition is verified as current', async () => {
    const { body } = await verify(await findCode()).expect(200);
    expect(body).toMatchObject({ edition: 2, documentCreatedAt: await findGenerationTime(2) });
    expect(body).not.toHaveProperty('superseded');
  });

  it('both editions are found after a rebuild of the read model', async () => {
    await rebuildOrders(app.db);
    expect((await verify(supersededCode).expect(200)).body.edition).toBe(1);
    expect((await verify(await findCode()).expect(200)).body.edition).toBe(2);
  });
});

describe('verification after account deletion', () => {
  it('a report of a deleted account is still verified', async () => {
    await app.db('members').where({ id: asha.member.id }).delete();
    expect((await verify(await findCode()).expect(200)).body).toMatchObject({ edition: 2 });
  });
});

describe('lookup', () => {
  it('the lookup of a code uses the indexes', async () => {
    const plan = await app.db.transaction(async (trx) => {
      await trx.raw('set local enable_seqscan = off');
      const { rows } = await trx.raw(
        `explain select 1 from orders o where o.verification_code = ? or (o.superseded_editions <> '[]' and o.superseded_editions @> ?::jsonb)`,
        ['0'.repeat(32), JSON.stringify([{ verification: { code: '0'.repeat(32) } }])],
      );
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n') as string;
    });
    expect(plan).toContain('orders_verification_code');
    expect(plan).toContain('orders_superseded_editions');
  });
});

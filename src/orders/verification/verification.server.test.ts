/** The whole house: what anybody may learn of a printed report, by the number in it or by its bytes. */
import { createHash } from 'node:crypto';
import supertest from 'supertest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';

let app: TestApp;
let asha: TestUser;
let birth: BirthDetails;
let order: string;
let first: Buffer;
beforeAll(async () => {
  app = await startApp();
  await registerUser(app.url, 'asha');
  asha = await logInRemembered(app.url, 'asha');
  birth = await buildBirthDetails(app.url);
  const wish = { reportType: 'free-kundli', birthDetails: { ...birth, name: 'Qzxmk Rao' } };
  order = (await asha.post('/api/payment/payment-success', wish).expect(200)).body.order as string;
  await asha.get(`/api/orders/${order}/progress`).expect(200);
  first = (await asha.get(`/api/orders/${order}/report.pdf`).expect(200)).body as Buffer;
}, 120_000);
afterAll(() => app.close());

/** As a stranger asks, without any login. */
const ask = (code: string) => supertest(app.url).get(`/api/verify/${encodeURIComponent(code)}`);
const hash = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');
const codeOf = async () => (await app.db('orders').where({ id: order }).first()).code as string;
const generationOf = async (edition: number) => {
  const events = await app.db('events').where({ stream: order, type: 'GenerationRequested' });
  return new Date(events.find(({ data }) => data.edition === edition).data.at as string).toISOString();
};

describe('a report in hand', () => {
  it('is known by its very bytes', async () => {
    const { body } = await ask(hash(first)).expect(200);
    const { pages } = await app.db('orders').where({ id: order }).first();
    expect(body).toEqual({
      success: true,
      by: 'file',
      reportKey: 'free-kundli',
      reportName: 'Free Kundli',
      edition: 1,
      pages,
      madeAt: await generationOf(1),
    });
  });

  it('is known by the number printed in it, however that is written', async () => {
    const code = await codeOf();
    const groups = code.match(/.{8}/g)!;
    for (const typed of [code, groups.join(' '), groups.join('-').toUpperCase()]) {
      const { body } = await ask(typed).expect(200);
      expect(body).toMatchObject({ by: 'code', reportKey: 'free-kundli', edition: 1 });
    }
  });

  it('carries that number on its page, and a link to the answer', async () => {
    const code = await codeOf();
    const pdf = await getDocument({ data: new Uint8Array(first) }).promise;
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, n) => pdf.getPage(n + 1)));
    const texts = await Promise.all(pages.map((page) => page.getTextContent()));
    const words = texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
    const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    await pdf.loadingTask.destroy();
    expect(words.join('').replaceAll(' ', '')).toContain(code);
    expect(links.map(({ url }) => url as string)).toContain(`${app.url}/verify/${code}`);
  });

  it('answers with nothing about a person or an order', async () => {
    const { text } = await ask(await codeOf()).expect(200);
    for (const secret of ['Qzxmk', order, birth.date, 'Kota', asha.member.id, asha.member.email])
      expect(text).not.toContain(secret);
  });

  it('is not known any more when one byte of it is another', async () => {
    const changed = Buffer.from(first);
    changed[changed.length - 20]! ^= 1;
    const { body } = await ask(hash(changed)).expect(404);
    expect(body).toMatchObject({ success: false, code: 'document-unknown' });
  });
});

describe('a sample from the site', () => {
  it('is known by its bytes, as a sample: made for nobody, bought by nobody', async () => {
    const sample = await supertest(app.url).get('/samples/free-kundli.pdf').expect(200);
    const { page_count: pages } = await app.db('reports').where({ key: 'free-kundli' }).first();
    expect((await ask(hash(sample.body as Buffer)).expect(200)).body).toEqual({
      success: true,
      by: 'sample',
      reportKey: 'free-kundli',
      reportName: 'Free Kundli',
      pages,
    });
  });

  it('is not known any more when a byte of it is another', async () => {
    const { body } = await supertest(app.url).get('/samples/free-kundli.pdf').expect(200);
    await ask(hash(Buffer.concat([body as Buffer, Buffer.from(' ')]))).expect(404);
  });
});

describe('a number that is none of ours', () => {
  it.each(['0'.repeat(32), 'f'.repeat(64)])('is answered plainly: %s', async (code) => {
    const { body } = await ask(code).expect(404);
    expect(body.message).toBe('We have never made a report with this number.');
  });

  it.each(['abc', 'x'.repeat(32), '0'.repeat(33), "' or 1=1 --", '%', '[{"sha256":"'])(
    'says what is wrong with it: %j',
    async (code) => {
      const { body } = await ask(code).expect(400);
      expect(body).toMatchObject({ success: false, code: 'malformed-code' });
    },
  );
});

describe('an edition that a newer one has replaced', () => {
  let old: string;
  beforeAll(async () => {
    old = await codeOf();
    const birthDetails = { ...birth, name: 'Qzxmk Rao', time: '02:30' };
    await asha.post(`/api/orders/${order}/correction`, { birthDetails }).expect(200);
    await asha.get(`/api/orders/${order}/progress`).expect(200);
  }, 60_000);

  it('is still ours, by number and by file, and says since when it is superseded', async () => {
    for (const code of [old, hash(first)]) {
      const { body } = await ask(code).expect(200);
      expect(body).toMatchObject({ edition: 1, madeAt: await generationOf(1) });
      expect(Date.parse(body.superseded.at)).toBeGreaterThanOrEqual(Date.parse(body.madeAt));
    }
  });

  it('leaves the new one current', async () => {
    const { body } = await ask(await codeOf()).expect(200);
    expect(body).toMatchObject({ edition: 2, madeAt: await generationOf(2) });
    expect(body).not.toHaveProperty('superseded');
  });

  it('is found the same when the read model is folded anew', async () => {
    await rebuildOrders(app.db);
    expect((await ask(old).expect(200)).body.edition).toBe(1);
    expect((await ask(await codeOf()).expect(200)).body.edition).toBe(2);
  });
});

describe('when its owner has left', () => {
  it('the answer stays: it never named anybody', async () => {
    await app.db('members').where({ id: asha.member.id }).delete();
    expect((await ask(await codeOf()).expect(200)).body).toMatchObject({ edition: 2 });
  });
});

describe('looking up', () => {
  it('goes by an index, however many orders there are', async () => {
    const plan = await app.db.transaction(async (trx) => {
      await trx.raw('set local enable_seqscan = off');
      const { rows } = await trx.raw(
        `explain select 1 from orders o where o.code = ? or (o.earlier <> '[]' and o.earlier @> ?::jsonb)`,
        ['0'.repeat(32), JSON.stringify([{ verification: { code: '0'.repeat(32) } }])],
      );
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n') as string;
    });
    expect(plan).toContain('orders_code');
    expect(plan).toContain('orders_earlier');
  });
});

import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { createResponseCheck } from '#src/testing/check-response.ts';
import { PanchangResponse, PanchangTowns, TownSuggestions } from './contract.ts';
import { announceNewDay } from './announce-new-day.ts';

/** Sunday, 22 November 2026, 10:40 in India. */
const NOW = '2026-11-22T05:10:00Z';

let app: TestApp;
const logLines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  app = await startApp({ role: 'web', log, env: { PUBLIC_URL: 'https://lagna.example' } });
  app.clock.set(NOW);
});
afterAll(() => app.close());

const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.localUrl + path, { redirect: 'manual', headers });
const readPage = async (path: string) => {
  const response = await request(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const readPanchang = async (path: string) =>
  PanchangResponse.parse(await (await request(`/api/panchang/${path}`)).json()).panchang;

describe('the panchang of a town', () => {
  it('is that of today by the clock of the town, with all names', async () => {
    const { town, date, tithis, nakshatras, varaNames, month } = await readPanchang('jaipur');
    expect([town.label, date, varaNames.sanskrit]).toEqual(['Jaipur, Rajasthan', '2026-11-22', 'Ravivara']);
    expect([tithis[0]!.name, nakshatras[0]!.name]).toEqual(['Trayodashi', 'Ashwini']);
    expect(month).toMatchObject({ amanta: 'Kartika', purnimanta: 'Kartika', vikramYear: 2083 });
  });

  it('of a town far in the west is still that of the day before', async () => {
    expect((await readPanchang('honolulu')).date).toBe('2026-11-21');
  });

  it('has the calendar of its month with the names of the days to mark', async () => {
    const { calendar } = await readPanchang('jaipur/2026-11-05');
    expect(calendar).toHaveLength(30);
    const names = calendar.flatMap(({ date, marks }) => marks.map(({ name }) => `${date.slice(8)} ${name}`));
    expect(names).toEqual([
      '05 Rama Ekadashi',
      '06 Pradosh',
      '09 Amavasya',
      '16 Vrishchika Sankranti',
      '20 Devutthana Ekadashi',
      '22 Pradosh',
      '24 Kartika Purnima',
      '27 Sankashti Chaturthi',
    ]);
  });

  it('names both offsets of a clock that changes in the month', async () => {
    const { clock } = await readPanchang('london/2026-10-25');
    expect(clock.map(({ offsetSeconds }) => offsetSeconds)).toEqual([3600, 0]);
    expect(clock[1]!.from).toBe('2026-10-25T01:00:00Z');
  });

  it.each(['2026-02-30', '1799-12-31', '2101-01-01', 'tomorrow'])(
    'is not found for the date %s',
    async (date) => {
      const response = await request(`/api/panchang/jaipur/${date}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        code: 'date-unknown',
        message: 'We compute panchangs from 1800 to 2100.',
      });
    },
  );

  it('of an unknown town is not found, with three similar towns', async () => {
    const response = await request('/api/panchang/jaypurr');
    expect(response.status).toBe(404);
    const { suggestions } = TownSuggestions.parse(await response.json());
    expect(suggestions).toHaveLength(3);
    expect(suggestions.map(({ slug }) => slug)).toContain('jaipur');
  });
});

describe('the page of a town', () => {
  it('is rendered with canonical link, and served from memory the second time', async () => {
    const first = await readPage('/panchang/jaipur');
    expect([first.status, first.html.match(/<h1.*?<\/h1>/s)?.[0]]).toEqual([
      200,
      expect.stringContaining('22 November 2026'),
    ]);
    expect(first.html).toContain('rel="canonical" href="https://lagna.example/panchang/jaipur"');
    const requests = countPageRequests();
    const second = await readPage('/panchang/jaipur');
    expect(second.html).toBe(first.html);
    // Only pages that are not in memory reach the request log.
    expect(countPageRequests()).toBe(requests);
  });

  it('is another one after midnight in the town', async () => {
    app.clock.set('2026-11-22T18:31:00Z');
    const { html } = await readPage('/panchang/jaipur');
    app.clock.set(NOW);
    expect(html).toContain('23 November 2026');
  });

  it('answers a conditional request without a body, and sends plain text to a client without compression', async () => {
    const path = '/panchang/jaipur/2026-11-23';
    const { headers } = await supertest(app.localUrl).get(path).set('Accept-Encoding', 'gzip').expect(200);
    // Not fetch, which asks for a new answer when it sends a condition.
    const conditional = { 'If-None-Match': headers['etag']!, 'Accept-Encoding': 'gzip' };
    await supertest(app.localUrl).get(path).set(conditional).expect(304);
    const plain = await supertest(app.localUrl).get(path).set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toContain('23 November 2026');
  });

  it.each(['/panchang', '/panchang/jaipur', '/panchang/jaipur/2026-11-23'])(
    'at %s may be answered as not modified, by the OpenAPI document',
    async (path) => {
      const { status } = await supertest(app.localUrl).get(path).set('If-None-Match', '*');
      const findMismatch = createResponseCheck();
      expect(status).toBe(304);
      expect(findMismatch({ method: 'GET', path, status, contentType: '', body: undefined })).toBeUndefined();
    },
  );

  it.each([
    ['/panchang/Jaipur', '/panchang/jaipur'],
    ['/panchang/Jaipur/2026-11-22', '/panchang/jaipur/2026-11-22'],
    ['/panchang/jaipur/', '/panchang/jaipur'],
  ])('at %s is at %s', async (path, location) => {
    const response = await request(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  it('says that the town is unknown, and suggests three', async () => {
    const { status, html } = await readPage('/panchang/jaypurr');
    expect(status).toBe(404);
    expect(html).toContain('We do not know this town. Try the nearest larger one.');
    expect(html.match(/<a href="\/panchang\/[a-z-]+"/g)!.length).toBeGreaterThanOrEqual(3);
    expect(html).toContain('noindex');
  });

  it('says for which years panchangs are computed', async () => {
    const { status, html } = await readPage('/panchang/jaipur/2150-01-01');
    expect([status, html.includes('We compute panchangs from 1800 to 2100.')]).toEqual([404, true]);
  });

  it('works where the Sun does not rise', async () => {
    const { status, html } = await readPage('/panchang/tromso/2026-12-21');
    expect([status, html.includes('The Sun does not')]).toEqual([200, true]);
    expect(html.includes('Choghadiya and hora')).toBe(false);
  });

  it('excludes dates more than 400 days away from search engines', async () => {
    expect((await readPage('/panchang/jaipur/1850-01-01')).html).toContain('noindex');
    expect((await readPage('/panchang/jaipur/2026-12-24')).html).not.toContain('name="robots"');
  });
});

describe('a town is found', () => {
  const find = async (query: string) =>
    (await request(`/api/panchang/find?${query}`)).headers.get('location');

  it.each([
    ['town=Jaipur', '/panchang/jaipur'],
    ['town=Jaipur%2C+Rajasthan&date=2026-11-23', '/panchang/jaipur/2026-11-23'],
    ['town=Aurangabad%2C+Bihar%2C+India&date=', '/panchang/aurangabad-bihar'],
    ['latitude=26.9&longitude=75.8', '/panchang/jaipur'],
    ['town=%2F%2Fevil.example', '/panchang/evil-example'],
    ['', '/panchang/unknown'],
  ])('by %s', async (query, location) => {
    expect(await find(query)).toBe(location);
  });
});

describe('the list of towns', () => {
  it('has the 200 largest of India with unique addresses, also in the sitemap and on the page', async () => {
    const { towns } = PanchangTowns.parse(await (await request('/api/panchang')).json());
    expect(new Set(towns.map(({ slug }) => slug)).size).toBe(200);
    const sitemap = await (await request('/sitemap-panchang.xml')).text();
    expect(sitemap.match(/<loc>/g)).toHaveLength(200);
    expect(sitemap).toContain('https://lagna.example/panchang/jaipur');
    const { html } = await readPage('/panchang');
    expect(towns.filter(({ slug }) => !html.includes(`href="/panchang/${slug}"`))).toEqual([]);
  });
});

describe('the feeds of a town', () => {
  it('have the fasts, full and new moons of the coming year as a calendar', async () => {
    const response = await request('/api/panchang/jaipur/calendar.ics');
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBeGreaterThanOrEqual(84);
    const start = lines.indexOf('SUMMARY:Kartika Purnima');
    expect(lines[start - 2]).toBe('DTSTART;VALUE=DATE:20261124');
  });

  it('have the last seven days as a JSON Feed', async () => {
    const response = await request('/api/panchang/jaipur/feed.json');
    const feed = (await response.json()) as {
      version: string;
      items: { title: string; content_text: string }[];
    };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items.map(({ title }) => title)[0]).toBe('Sunday, 2026-11-22');
    expect(feed.items).toHaveLength(7);
    expect(feed.items[0]!.content_text).toContain('Tithi: Shukla Trayodashi until 2:37 am, Monday.');
  });
});

describe('the job at midnight in India', () => {
  it('renders the pages of the largest towns before anybody asks', async () => {
    app.clock.set('2026-11-24T18:31:00Z');
    await announceNewDay({ db: app.db });
    const requests = countPageRequests();
    // Mumbai is the first of the list.
    await expect
      .poll(async () => (await readPage('/panchang/mumbai')).html, { timeout: 30_000 })
      .toContain('25 November');
    await expect
      .poll(async () => {
        const before = countPageRequests();
        await readPage('/panchang/delhi');
        return countPageRequests() - before;
      })
      .toBe(0);
    expect(requests).toBeGreaterThan(0);
  });
});

/** Requests of pages that were not answered from memory. */
function countPageRequests(): number {
  return logLines.filter((line) => line.includes('"path":"/panchang')).length;
}

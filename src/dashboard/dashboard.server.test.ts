/** A member's page, computed for the morning of 21 November 2026 in India. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import supertest from 'supertest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { sadeSati } from '#src/astrology/motion/saturn.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { birthOf, join, placeCalled, type Caller } from '#src/testing/cast.ts';
import { referenceChart } from '#src/testing/reference-charts.ts';
import { DashboardAnswer, type DashaNow, type OwnSky } from './contract.ts';

const MORNING = '2026-11-21T03:00:00.000Z';

let app: TestApp;
let asha: Caller;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  app.clock.set(MORNING);
  asha = await join(app.url, 'asha');
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;

const read = async (who: Caller) => DashboardAnswer.parse((await who.get('/api/dashboard').expect(200)).body);

async function ananya(change: Partial<BirthDetails> = {}): Promise<OwnSky> {
  const birth = await birthOf(app.url, { name: 'Ananya Rathore', ...change });
  await asha.put('/api/profile', { birth }).expect(200);
  return (await read(asha)).own!;
}

/** Leaves an unknown birth time out. */
async function ananyaAtSomeHour(change: Partial<BirthDetails> = {}): Promise<OwnSky> {
  const { time: _time, ...birth } = await birthOf(app.url, { timeKind: 'unknown', ...change });
  await asha.put('/api/profile', { birth }).expect(200);
  return (await read(asha)).own!;
}

const periods = ({ dasha }: OwnSky) => (dasha as DashaNow).running;

describe('a visitor', () => {
  it('is asked to log in', async () => {
    await supertest(app.url).get('/api/dashboard').expect(401);
  });
});

describe('a member without birth details', () => {
  it('sees the sky of the day, the panchang of the day, and what to do first', async () => {
    const page = await read(asha);
    expect(page.own).toBeUndefined();
    expect(page.sky.computedAt).toBe(MORNING);
    expect(Object.fromEntries(page.panchang.map(({ label, value }) => [label, value]))).toMatchObject({
      Vara: 'Saturday',
      Tithi: 'Shukla Dwadashi',
      Nakshatra: 'Revati',
    });
    expect(page.next.map(({ key }) => key)).toEqual(['birth', 'offer', 'free']);
  });
});

describe('Ananya, 4 June 1996, 2:30 in the afternoon, Kota', () => {
  let own: OwnSky;
  beforeAll(async () => {
    own = await ananya();
  });

  it('has the chart the engine computes', () => {
    const { latitude, longitude, zone } = { latitude: 25.18254, longitude: 75.83907, zone: 'Asia/Kolkata' };
    const birth = { utc: '1996-06-04T09:00:00Z', localDate: '1996-06-04', timeKnown: true };
    const chart = computeChart({ ...birth, latitude, longitude, zone });
    expect(own.chart.grahas).toEqual(chart.grahas);
    expect(own.chart.lagna!.sign).toBe(6);
    expect(own).toMatchObject({
      born: 'Tuesday 4 June 1996, 2:30 in the afternoon',
      place: 'Kota, Rajasthan',
      source: 'profile',
    });
    expect(own.caution).toBeUndefined();
  });

  it('lives in the maha dasha of Rahu, which stands in her first house and speaks for Mercury', () => {
    const [maha] = periods(own);
    expect(maha).toMatchObject({
      lord: 'Rahu',
      said: { because: expect.stringMatching(/^Rahu rules no sign/) },
    });
    expect(maha!.start.slice(0, 10)).toBe('2021-08-14');
    expect(maha!.said.because).toContain('first house, Virgo');
    expect(maha!.said.because).toContain('Mercury, lord of your first and tenth houses');
  });

  it('has an antar inside the maha and a pratyantar inside the antar, all of them running', () => {
    const [maha, antar, part] = periods(own);
    for (const period of [maha!, antar!, part!]) {
      expect(Date.parse(period.start)).toBeLessThanOrEqual(Date.parse(MORNING));
      expect(Date.parse(period.end)).toBeGreaterThan(Date.parse(MORNING));
    }
    const inside = own.chart.vimshottari.find(({ lord }) => lord === 'Rahu')!.antar;
    expect(inside.find(({ start }) => start === antar!.start)?.lord).toBe(antar!.lord);
    expect((own.dasha as DashaNow).change!.at).toBe(part!.end);
  });

  it('has today’s Moon in Pisces, fourth from her own and in her seventh house, until it moves on', () => {
    expect(own.moon).toMatchObject({ sign: 12, nakshatra: 27, houseFromMoon: 4, houseFromLagna: 7 });
    expect(own.moon.leavesAt.slice(0, 13)).toBe('2026-11-22T00');
    expect(own.moon.said!.because).toBe(
      'the Moon is in Pisces today, the fourth sign from the Sagittarius Moon of your birth and your seventh house',
    );
  });

  it('has the slow grahas with the days they came and go', () => {
    const days = own.slow.map(({ graha, sign, houseFromLagna, from, to }) => [
      graha,
      sign,
      houseFromLagna,
      from.slice(0, 10),
      to.slice(0, 10),
    ]);
    expect(days).toEqual([
      ['Saturn', 12, 7, '2025-03-29', '2027-06-02'],
      ['Jupiter', 5, 12, '2026-10-31', '2027-01-24'],
      ['Rahu', 11, 6, '2025-05-29', '2026-11-25'],
      ['Ketu', 5, 12, '2025-05-29', '2026-11-25'],
    ]);
  });

  it('is in Dhaiya, Saturn standing fourth from her Moon, and in Sade Sati when it is time', async () => {
    expect(own.sadeSati).toMatchObject({
      state: 'dhaiya',
      said: { because: expect.stringContaining('fourth') },
    });
    const peak = sadeSati(own.chart, 60)
      .at(-1)!
      .phases.find(({ phase }) => phase === 'peak')!;
    app.clock.set(new Date(Date.parse(peak.from) + 86_400_000).toISOString());
    const fresh = await join(app.url, 'ravi');
    await fresh.put('/api/profile', { birth: await birthOf(app.url) }).expect(200);
    expect((await read(fresh)).own!.sadeSati).toMatchObject({ state: 'peak' });
    app.clock.set(MORNING);
  });

  it('reads every sentence once', () => {
    const said = [...periods(own), own.moon, ...own.slow, own.sadeSati].map((one) => one.said!);
    const sentences = said.flatMap(({ text, because }) => [...text.split(/(?<=\.) /), because]);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((one) => /undefined|null|NaN/.test(one))).toEqual([]);
  });
});

/** Charts that another program computed: Swiss Ephemeris with JPL's DE441, one of them born by the clock of the war. */
describe.each(['amitabh', 'leap-day', 'in-02'])('the reference chart %s', (id) => {
  const reference = referenceChart(id);
  let own: OwnSky;
  beforeAll(async () => {
    const [date, time] = reference.local.split('T') as [string, string];
    const found = await placeCalled(app.url, reference.place);
    const place = { ...found, latitude: reference.lat, longitude: reference.lon };
    own = await ananya({ date, time: time.slice(0, 5), place });
  });

  it('has its nine grahas, its lagna and its stars on the dashboard', () => {
    expect(own.chart.utc.slice(0, 19)).toBe(reference.utc.slice(0, 19));
    for (const graha of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const) {
      const { lon, sign, nakshatra, pada } = reference.grahas[graha];
      expect(own.chart.grahas[graha], graha).toMatchObject({ sign, nakshatra, pada });
      expect(Math.abs(own.chart.grahas[graha].longitude - lon), graha).toBeLessThan(0.01);
    }
    expect(own.chart.lagna!.sign).toBe(reference.ascendant.sign);
  });

  it('lives in the same maha dasha and antardasha, begun on the same day', () => {
    const begun = (list: string[][]) => list.findLast((entry) => entry.at(-1)! <= MORNING)!;
    const expected = [begun(reference.maha), begun(reference.antar)];
    for (const [i, { lord, start }] of periods(own).slice(0, 2).entries()) {
      expect(lord).toBe(expected[i]!.at(-2));
      expect(Math.abs(Date.parse(start) - Date.parse(expected[i]!.at(-1)!))).toBeLessThan(DAY_MS);
    }
  });
});

describe('an approximate birth time', () => {
  it('keeps the chart, and says how long its lagna stood and how far the dates may move', async () => {
    const own = await ananya({ timeKind: 'approximate' });
    expect(own.chart.lagna!.sign).toBe(6);
    expect(own.caution).toMatch(/Virgo was rising from \d+:\d\d to \d+:\d\d pm .* by about \d+ days\.$/);
  });
});

describe('an unknown birth time', () => {
  it('has no lagna and no houses from it, and its periods are ranges', async () => {
    const own = await ananyaAtSomeHour();
    expect(own.chart.lagna).toBeNull();
    expect(own.caution).toContain('not known');
    expect([own.moon, ...own.slow].map(({ houseFromLagna }) => houseFromLagna)).toEqual(Array(5).fill(null));
    expect(own.dasha.kind).toBe('ranges');
    if (own.dasha.kind !== 'ranges') return;
    for (const { earliest, latest } of own.dasha.orders.flatMap(({ periods }) => periods))
      expect(Date.parse(earliest)).toBeLessThan(Date.parse(latest));
  });

  it('counts nothing from the Moon on a day that held two Moon signs', async () => {
    const days = Array.from({ length: 4 }, (_, i) => `1996-06-0${i + 3}`);
    const skies: OwnSky[] = [];
    for (const date of days) skies.push(await ananyaAtSomeHour({ date }));
    const unsure = skies.filter(({ moonSure }) => !moonSure);
    expect(unsure.length).toBeGreaterThan(0);
    for (const { moon, sadeSati: state, slow } of unsure) {
      expect(moon.houseFromMoon).toBeNull();
      expect(moon.said).toBeUndefined();
      expect(state.state).toBe('unsure');
      expect(slow.every(({ said }) => said === undefined)).toBe(true);
    }
  });
});

describe('the last orders', () => {
  it('are the newest three of one’s own, and an unpaid one comes first in what to do', async () => {
    const birthDetails = await birthOf(app.url);
    for (const minute of ['31', '32', '33', '34']) {
      const order = { amount: 499, reportKey: 'janam-kundli' };
      await asha
        .post('/api/payment/create-order', {
          ...order,
          birthDetails: { ...birthDetails, time: `14:${minute}` },
        })
        .expect(200);
      app.clock.advance(0.1);
    }
    const page = await read(asha);
    expect(page.orders).toHaveLength(3);
    expect(page.orders.map(({ placedAt }) => placedAt)).toEqual(
      page.orders
        .map(({ placedAt }) => placedAt)
        .toSorted()
        .toReversed(),
    );
    expect(page.next[0]).toMatchObject({ key: 'pay', to: `/retry-payment?order=${page.orders[0]!.id}` });
    expect(page.next.map(({ key }) => key)).not.toContain('offer');
  });
});

describe('what sign-up told', () => {
  it('is asked about in its own words where several places bear the name', async () => {
    const who = { name: 'Kabir', email: 'kabir@example.in', password: 'jantar-mantar', dob: '1988-03-12' };
    const { body } = await supertest(app.url)
      .post('/api/auth/register')
      .send({ ...who, tob: '06:10', placeOfBirth: 'Aurangabad' })
      .expect(201);
    const answer = await supertest(app.url)
      .get('/api/dashboard')
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    const { own, next } = DashboardAnswer.parse(answer.body);
    expect(own).toBeUndefined();
    expect(next[0]).toMatchObject({ key: 'birth', text: expect.stringContaining('“Aurangabad”') });
  });

  it('is enough for a chart where the place is unambiguous, and the page says where it is from', async () => {
    const { body } = await supertest(app.url)
      .post('/api/auth/register')
      .send({
        name: 'Meera Iyer',
        email: 'meera@example.in',
        password: 'jantar-mantar',
        dob: '1988-03-12',
        tob: '06:10',
        placeOfBirth: 'Kota, Rajasthan',
      })
      .expect(201);
    const answer = await supertest(app.url)
      .get('/api/dashboard')
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(DashboardAnswer.parse(answer.body).own).toMatchObject({ name: 'Meera Iyer', source: 'sign-up' });
  });
});

/** Tests GET /api/dashboard. The clock is set to the morning of 21 November 2026 in India. */
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/platform/contract-time.ts';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { findSadeSati } from '#src/astrology/motion/saturn.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { buildBirthDetails, findPlace } from '#src/places/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { findReferenceChart } from '#src/testing/reference-charts.ts';
import { DashboardResponse, type DashaNow, type PersonalSection } from './contract.ts';

const MORNING = '2026-11-21T03:00:00.000Z';

let app: TestApp;
let asha: TestUser;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  app.clock.set(MORNING);
  asha = await registerUser(app.url, 'asha');
});
afterAll(() => app.close());

const fetchDashboard = async (user: TestUser) =>
  DashboardResponse.parse((await user.get('/api/dashboard').expect(200)).body);

async function saveAnanya(change: Partial<BirthDetails> = {}): Promise<PersonalSection> {
  const birth = await buildBirthDetails(app.url, { name: 'Ananya Rathore', ...change });
  await asha.put('/api/profile', { birth }).expect(200);
  return (await fetchDashboard(asha)).personal!;
}

/** The same birth without its time. */
async function saveAnanyaWithoutTime(change: Partial<BirthDetails> = {}): Promise<PersonalSection> {
  const { time: _time, ...birth } = await buildBirthDetails(app.url, { timeKind: 'unknown', ...change });
  await asha.put('/api/profile', { birth }).expect(200);
  return (await fetchDashboard(asha)).personal!;
}

const listCurrentPeriods = ({ dasha }: PersonalSection) => (dasha as DashaNow).current;

describe('a visitor', () => {
  it('a visitor gets 401 for the dashboard', async () => {
    await supertest(app.url).get('/api/dashboard').expect(401);
  });
});

describe('a member without birth details', () => {
  it('a member without birth details gets today’s sky, panchang and next steps, without a chart', async () => {
    const page = await fetchDashboard(asha);
    expect(page.personal).toBeUndefined();
    expect(page.sky.computedAt).toBe(MORNING);
    expect(Object.fromEntries(page.panchang.map(({ label, value }) => [label, value]))).toMatchObject({
      Vara: 'Saturday',
      Tithi: 'Shukla Dwadashi',
      Nakshatra: 'Revati',
    });
    expect(page.nextSteps.map(({ key }) => key)).toEqual(['birth', 'offer', 'free-report']);
  });
});

describe('Ananya, 4 June 1996, 2:30 in the afternoon, Kota', () => {
  let section: PersonalSection;
  beforeAll(async () => {
    section = await saveAnanya();
  });

  it('the dashboard has the chart that computeChart returns', () => {
    const { latitude, longitude, zone } = { latitude: 25.18254, longitude: 75.83907, zone: 'Asia/Kolkata' };
    const birth = { utc: '1996-06-04T09:00:00Z', localDate: '1996-06-04', isTimeKnown: true };
    const chart = computeChart({ ...birth, latitude, longitude, zone });
    expect(section.chart.grahas).toEqual(chart.grahas);
    expect(section.chart.lagna!.sign).toBe(6);
    expect(section).toMatchObject({
      born: 'Tuesday 4 June 1996, 2:30 in the afternoon',
      place: 'Kota, Rajasthan',
      source: 'profile',
    });
    expect(section.caution).toBeUndefined();
  });

  it('Ananya is in the mahadasha of Rahu, which is in the first house and gives the results of Mercury', () => {
    const [maha] = listCurrentPeriods(section);
    expect(maha).toMatchObject({
      lord: 'Rahu',
      statement: { because: expect.stringMatching(/^Rahu rules no sign/) },
    });
    expect(maha!.start.slice(0, 10)).toBe('2021-08-14');
    expect(maha!.statement.because).toContain('first house, Kanya (Virgo)');
    expect(maha!.statement.because).toContain('Mercury, lord of your first and tenth houses');
  });

  it('the current antardasha is inside the mahadasha and the pratyantar inside the antardasha', () => {
    const [maha, antar, pratyantar] = listCurrentPeriods(section);
    for (const period of [maha!, antar!, pratyantar!]) {
      expect(Date.parse(period.start)).toBeLessThanOrEqual(Date.parse(MORNING));
      expect(Date.parse(period.end)).toBeGreaterThan(Date.parse(MORNING));
    }
    const antardashas = section.chart.vimshottari.find(({ lord }) => lord === 'Rahu')!.antar;
    expect(antardashas.find(({ start }) => start === antar!.start)?.lord).toBe(antar!.lord);
    expect((section.dasha as DashaNow).nextChange!.at).toBe(pratyantar!.end);
  });

  it('today’s Moon is in Pisces, fourth from the natal Moon and in the seventh house, with its next change of sign', () => {
    expect(section.moonToday).toMatchObject({ sign: 12, nakshatra: 27, houseFromMoon: 4, houseFromLagna: 7 });
    expect(section.moonToday.leavesAt.slice(0, 13)).toBe('2026-11-22T00');
    expect(section.moonToday.statement!.because).toBe(
      'the Moon is in Meena (Pisces) today, the fourth sign from the Dhanu (Sagittarius) Moon of your birth and your seventh house',
    );
  });

  it('the dashboard lists the slow grahas with dates of entry and exit', () => {
    const transitRows = section.slowTransits.map(({ graha, sign, houseFromLagna, from, to }) => [
      graha,
      sign,
      houseFromLagna,
      from.slice(0, 10),
      to.slice(0, 10),
    ]);
    expect(transitRows).toEqual([
      ['Saturn', 12, 7, '2025-03-29', '2027-06-02'],
      ['Jupiter', 5, 12, '2026-10-31', '2027-01-24'],
      // Dates of the mean node.
      ['Rahu', 11, 6, '2025-05-18', '2026-12-05'],
      ['Ketu', 5, 12, '2025-05-18', '2026-12-05'],
    ]);
  });

  it('Ananya is in Dhaiya with Saturn fourth from the Moon, and at the peak of Sade Sati on its date', async () => {
    expect(section.sadeSati).toMatchObject({
      state: 'dhaiya',
      statement: { because: expect.stringContaining('fourth') },
    });
    const peak = findSadeSati(section.chart, 60)
      .at(-1)!
      .phases.find(({ phase }) => phase === 'peak')!;
    app.clock.set(new Date(Date.parse(peak.from) + DAY_MS).toISOString());
    const newMember = await registerUser(app.url, 'ravi');
    await newMember.put('/api/profile', { birth: await buildBirthDetails(app.url) }).expect(200);
    expect((await fetchDashboard(newMember)).personal!.sadeSati).toMatchObject({ state: 'peak' });
    app.clock.set(MORNING);
  });

  it('the dashboard contains no sentence twice', () => {
    const statements = [
      ...listCurrentPeriods(section),
      section.moonToday,
      ...section.slowTransits,
      section.sadeSati,
    ].map((position) => position.statement!);
    const sentences = statements.flatMap(({ text, because }) => [...text.split(/(?<=\.) /), because]);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((sentence) => /undefined|null|NaN/.test(sentence))).toEqual([]);
  });
});

/** The reference charts were computed by Swiss Ephemeris with JPL's DE441; one birth is in Indian war time. */
describe.each(['amitabh', 'leap-day', 'in-02'])('the reference chart %s', (id) => {
  const reference = findReferenceChart(id);
  let section: PersonalSection;
  beforeAll(async () => {
    const [date, time] = reference.local.split('T') as [string, string];
    const foundPlace = await findPlace(app.url, reference.place);
    const place = { ...foundPlace, latitude: reference.lat, longitude: reference.lon };
    section = await saveAnanya({ date, time: time.slice(0, 5), place });
  });

  it('the chart matches the reference in grahas, lagna and nakshatras', () => {
    expect(section.chart.utc.slice(0, 19)).toBe(reference.utc.slice(0, 19));
    for (const graha of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const) {
      const { lon, sign, nakshatra, pada } = reference.grahas[graha];
      expect(section.chart.grahas[graha], graha).toMatchObject({ sign, nakshatra, pada });
      expect(Math.abs(section.chart.grahas[graha].longitude - lon), graha).toBeLessThan(0.01);
    }
    expect(section.chart.lagna!.sign).toBe(reference.ascendant.sign);
  });

  it('current mahadasha and antardasha match the reference, with starts within a day', () => {
    const findCurrent = (list: string[][]) => list.findLast((entry) => entry.at(-1)! <= MORNING)!;
    const expected = [findCurrent(reference.maha), findCurrent(reference.antar)];
    for (const [i, { lord, start }] of listCurrentPeriods(section).slice(0, 2).entries()) {
      expect(lord).toBe(expected[i]!.at(-2));
      expect(Math.abs(Date.parse(start) - Date.parse(expected[i]!.at(-1)!))).toBeLessThan(DAY_MS);
    }
  });
});

describe('an approximate birth time', () => {
  it('an approximate birth time keeps the chart and states how long the lagna stays the same and how far the dates may move', async () => {
    const section = await saveAnanya({ timeKind: 'approximate' });
    expect(section.chart.lagna!.sign).toBe(6);
    expect(section.caution).toMatch(
      /Kanya \(Virgo\) was rising from \d+:\d\d to \d+:\d\d pm .* by about \d+ days\.$/,
    );
  });
});

describe('an unknown birth time', () => {
  it('an unknown birth time gives no lagna, no houses from it, and ranges of periods', async () => {
    const section = await saveAnanyaWithoutTime();
    expect(section.chart.lagna).toBeNull();
    expect(section.caution).toContain('not known');
    expect([section.moonToday, ...section.slowTransits].map(({ houseFromLagna }) => houseFromLagna)).toEqual(
      Array(5).fill(null),
    );
    expect(section.dasha.kind).toBe('ranges');
    if (section.dasha.kind !== 'ranges') return;
    for (const { earliest, latest } of section.dasha.sequences.flatMap(({ periods }) => periods))
      expect(Date.parse(earliest)).toBeLessThan(Date.parse(latest));
  });

  it('an unknown birth time on a day with two Moon signs gives no houses from the Moon', async () => {
    const dates = Array.from({ length: 4 }, (_, i) => `1996-06-0${i + 3}`);
    const sections: PersonalSection[] = [];
    for (const date of dates) sections.push(await saveAnanyaWithoutTime({ date }));
    const sectionsWithTwoSigns = sections.filter(({ isMoonSignKnown }) => !isMoonSignKnown);
    expect(sectionsWithTwoSigns.length).toBeGreaterThan(0);
    for (const { moonToday, sadeSati, slowTransits } of sectionsWithTwoSigns) {
      expect(moonToday.houseFromMoon).toBeNull();
      expect(moonToday.statement).toBeUndefined();
      expect(sadeSati.state).toBe('uncertain');
      expect(slowTransits.every(({ statement }) => statement === undefined)).toBe(true);
    }
  });
});

describe('the orders on the dashboard', () => {
  it('the dashboard lists the newest three orders, and an unpaid one is the first next step', async () => {
    const birthDetails = await buildBirthDetails(app.url);
    // The first order holds the offer; further people pay the list price.
    for (const [name, amount] of [
      ['Asha Rao', 499],
      ['Bhavna Iyer', 999],
      ['Chitra Sen', 999],
      ['Dinesh Pal', 999],
    ] as const) {
      await asha
        .post('/api/payment/create-order', {
          amount,
          reportKey: 'janam-kundli',
          birthDetails: { ...birthDetails, name },
        })
        .expect(200);
      app.clock.advanceMinutes(6);
    }
    const page = await fetchDashboard(asha);
    expect(page.orders).toHaveLength(3);
    expect(page.orders.map(({ placedAt }) => placedAt)).toEqual(
      page.orders
        .map(({ placedAt }) => placedAt)
        .toSorted()
        .toReversed(),
    );
    expect(page.nextSteps[0]).toMatchObject({ key: 'pay', to: `/retry-payment?order=${page.orders[0]!.id}` });
    expect(page.nextSteps.map(({ key }) => key)).not.toContain('offer');
  });
});

describe('a birth from the sign-up form', () => {
  it('a sign-up birth place with an ambiguous name is requested again, with its name quoted', async () => {
    const form = { name: 'Kabir', email: 'kabir@example.in', password: 'jantar-mantar', dob: '1988-03-12' };
    const { body } = await supertest(app.url)
      .post('/api/auth/register')
      .send({ ...form, tob: '06:10', placeOfBirth: 'Aurangabad' })
      .expect(201);
    const response = await supertest(app.url)
      .get('/api/dashboard')
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    const { personal, nextSteps } = DashboardResponse.parse(response.body);
    expect(personal).toBeUndefined();
    expect(nextSteps[0]).toMatchObject({ key: 'birth', text: expect.stringContaining('“Aurangabad”') });
  });

  it('a sign-up birth with an unambiguous place gives a chart with source sign-up', async () => {
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
    const response = await supertest(app.url)
      .get('/api/dashboard')
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(DashboardResponse.parse(response.body).personal).toMatchObject({
      name: 'Meera Iyer',
      source: 'sign-up',
    });
  });
});

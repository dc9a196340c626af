import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResolveBirthResponse, type BirthDetails } from './contract-birth.ts';
import { ErrorResponse } from '#src/platform/http/contract.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser } from '#src/accounts/testing.ts';
import { buildBirthDetails, findPlace } from '#src/places/testing.ts';
import { ATTRIBUTION } from './contract-attribution.ts';
import { OffsetOptions, PlacesResponse, type Place } from './contract.ts';

let app: TestApp;
let mumbai: Place;
let newYork: Place;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  mumbai = await findPlace(app.url, 'Mumbai');
  newYork = await findPlace(app.url, 'New York City');
});
afterAll(() => app.close());

async function postBirth(change: Partial<BirthDetails>, status: number): Promise<unknown> {
  const birthDetails = await buildBirthDetails(app.url, change);
  const response = await supertest(app.url).post('/api/birth/resolve').send({ birthDetails }).expect(status);
  return response.body;
}
const resolveBirth = async (change: Partial<BirthDetails>) =>
  ResolveBirthResponse.parse(await postBirth(change, 200));
async function postInvalidBirth(change: Partial<BirthDetails>) {
  const body = await postBirth(change, 422);
  return { ...ErrorResponse.parse(body), clockOptions: OffsetOptions.safeParse(body).data?.clockOptions };
}

describe('GET /api/places', () => {
  const findLabels = async (q: string) => {
    const response = await supertest(app.url).get('/api/places').query({ q }).expect(200);
    return PlacesResponse.parse(response.body).places.map(({ label }) => label);
  };

  it('finds historical names, typing errors and Devanagari, with district, state and zone', async () => {
    expect((await findLabels('Bombay'))[0]).toBe('Mumbai, Maharashtra, India');
    expect((await findLabels('bangalor'))[0]).toBe('Bengaluru, Karnataka, India');
    expect((await findLabels('ग्वालियर'))[0]).toBe('Gwalior, Madhya Pradesh, India');
    expect(mumbai).toMatchObject({ region: 'Maharashtra', country: 'IN', zone: 'Asia/Kolkata' });
  });

  it('finds district seats, and cities abroad before Indian villages', async () => {
    expect((await findLabels('Gauriganj'))[0]).toBe('Gauriganj, Uttar Pradesh, India');
    expect((await findLabels('Ballia'))[0]).toBe('Ballia, Uttar Pradesh, India');
    expect((await findLabels('Doha'))[0]).toMatch(/Qatar$/);
  });

  it.each([
    ['சென்னை', 'Chennai, Tamil Nadu, India'],
    ['మైదుకూరు', 'Mydukur, Andhra Pradesh, India'],
    ['ಬೆಂಗಳೂರು', 'Bengaluru, Karnataka, India'],
    ['കോഴിക്കോട്', 'Kozhikode, Kerala, India'],
    ['কলকাতা', 'Kolkata, West Bengal, India'],
    ['અમદાવાદ', 'Ahmedabad, Gujarat, India'],
    ['ਅੰਮ੍ਰਿਤਸਰ', 'Amritsar, Punjab, India'],
    ['ଭୁବନେଶ୍ୱର', 'Bhubaneswar, Odisha, India'],
    ['لکھنؤ', 'Lucknow, Uttar Pradesh, India'],
  ])('finds %s', async (typed, label) => {
    expect((await findLabels(typed))[0]).toBe(label);
  });

  it('returns no places for one letter and for text that is not a place', async () => {
    expect(await findLabels('b')).toEqual([]);
    expect(await findLabels('x'.repeat(5_000))).toEqual([]);
  });

  it('uses GeoNames data, whose attribution is on the sign-up page', async () => {
    const { text } = await supertest(app.url).get('/signup').expect(200);
    expect(text).toContain(ATTRIBUTION);
  });
});

describe('POST /api/birth/resolve', () => {
  it('offers the official clock as the default and the alternative clock', async () => {
    const { birth, offsetChoice } = await resolveBirth({ date: '1930-05-01', place: mumbai });
    expect(birth.clock).toBe('IST, +5:30');
    expect(offsetChoice?.question).toMatch(
      /^Clocks in Bombay were also kept on Bombay time, \+4:51, until 1955\./,
    );
    expect(offsetChoice?.readings.map(({ utcOffsetSeconds }) => utcOffsetSeconds)).toEqual([19_800, 17_460]);
  });

  it('uses the chosen offset and still offers the other', async () => {
    const { birth, offsetChoice } = await resolveBirth({
      date: '1930-05-01',
      place: mumbai,
      utcOffsetSeconds: 17_460,
    });
    expect(birth).toMatchObject({ clock: 'Bombay time, +4:51', utc: '1930-05-01T09:39:00Z' });
    expect(offsetChoice?.readings).toHaveLength(2);
  });

  it('notes that local mean time is used before 1906', async () => {
    const { birth, offsetChoice, clockNote } = await resolveBirth({ date: '1903-05-01', place: mumbai });
    expect(birth.clock).toMatch(/^local mean time/);
    expect(offsetChoice).toBeUndefined();
    expect(clockNote).toMatch(/^Before 1906 /);
  });

  it('has no choice and no note if only one offset is possible', async () => {
    const response = await resolveBirth({});
    expect(response).not.toHaveProperty('offsetChoice');
    expect(response).not.toHaveProperty('clockNote');
  });

  it('rejects a time in an overlap with both offsets and accepts the chosen one', async () => {
    const timeInOverlap = { date: '2024-11-03', time: '01:30', place: newYork };
    const { code, clockOptions } = await postInvalidBirth(timeInOverlap);
    expect(code).toBe('clock-overlap');
    expect(clockOptions?.map(({ clock }) => clock)).toEqual(['EDT, −4:00', 'EST, −5:00']);
    const { birth, offsetChoice } = await resolveBirth({
      ...timeInOverlap,
      utcOffsetSeconds: clockOptions![1]!.utcOffsetSeconds,
    });
    expect(birth.utc).toBe('2024-11-03T06:30:00Z');
    expect(offsetChoice?.readings).toHaveLength(2);
  });

  it('rejects a time in a gap with the field and a message', async () => {
    const { code, message, issues } = await postInvalidBirth({
      date: '2024-03-10',
      time: '02:30',
      place: newYork,
    });
    expect(code).toBe('clock-gap');
    expect(issues).toEqual([{ path: 'birthDetails.time', message }]);
    expect(message).toMatch(/put forward at that hour/);
  });
});

describe('POST /api/payment/create-order', () => {
  it('stores the chosen offset with its birth details', async () => {
    const asha = await registerUser(app.url, 'asha');
    const birthDetails = await buildBirthDetails(app.url, {
      date: '1930-05-01',
      place: mumbai,
      utcOffsetSeconds: 17_460,
    });
    await asha
      .post('/api/payment/create-order', { amount: 499, reportKey: 'janam-kundli', birthDetails })
      .expect(200);
    const [frozen] = await app.db('order_birth_details').where({ member_id: asha.member.id });
    expect(frozen.details).toMatchObject({ date: '1930-05-01', utcOffsetSeconds: 17_460 });
  });
});

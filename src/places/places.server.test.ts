import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BirthResolved, type BirthDetails } from './contract-birth.ts';
import { ErrorResponse } from '#src/platform/http/contract.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser } from '#src/accounts/testing.ts';
import { buildBirthDetails, findPlace } from '#src/places/testing.ts';
import { ATTRIBUTION } from './contract-attribution.ts';
import { ClockOptions, PlacesAnswer, type Place } from './contract.ts';

let app: TestApp;
let mumbai: Place;
let newYork: Place;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  mumbai = await findPlace(app.url, 'Mumbai');
  newYork = await findPlace(app.url, 'New York City');
});
afterAll(() => app.close());

async function resolved(change: Partial<BirthDetails>, status: number): Promise<unknown> {
  const birthDetails = await buildBirthDetails(app.url, change);
  const answer = await supertest(app.url).post('/api/birth/resolve').send({ birthDetails }).expect(status);
  return answer.body;
}
const told = async (change: Partial<BirthDetails>) => BirthResolved.parse(await resolved(change, 200));
async function refused(change: Partial<BirthDetails>) {
  const body = await resolved(change, 422);
  return { ...ErrorResponse.parse(body), clockOptions: ClockOptions.safeParse(body).data?.clockOptions };
}

describe('the list of places', () => {
  const found = async (q: string) => {
    const answer = await supertest(app.url).get('/api/places').query({ q }).expect(200);
    return PlacesAnswer.parse(answer.body).places.map(({ label }) => label);
  };

  it('answers old names, slips and Devanagari with district, state and zone', async () => {
    expect((await found('Bombay'))[0]).toBe('Mumbai, Maharashtra, India');
    expect((await found('bangalor'))[0]).toBe('Bengaluru, Karnataka, India');
    expect((await found('ग्वालियर'))[0]).toBe('Gwalior, Madhya Pradesh, India');
    expect(mumbai).toMatchObject({ region: 'Maharashtra', country: 'IN', zone: 'Asia/Kolkata' });
  });

  it('is empty for one letter and for what is no place, however long', async () => {
    expect(await found('b')).toEqual([]);
    expect(await found('x'.repeat(5_000))).toEqual([]);
  });

  it('names GeoNames on the page where places are picked', async () => {
    const { text } = await supertest(app.url).get('/signup').expect(200);
    expect(text).toContain(ATTRIBUTION);
  });
});

describe('a birth told back in words', () => {
  it('offers the clock in force, taken unless said otherwise, and the one kept beside it', async () => {
    const { birth, clocks } = await told({ date: '1930-05-01', place: mumbai });
    expect(birth.clock).toBe('IST, +5:30');
    expect(clocks?.question).toMatch(/^Clocks in Bombay were also kept on Bombay time, \+4:51, until 1955\./);
    expect(clocks?.readings.map(({ utcOffsetSeconds }) => utcOffsetSeconds)).toEqual([19_800, 17_460]);
  });

  it('keeps the one that was chosen, and still offers the other', async () => {
    const { birth, clocks } = await told({ date: '1930-05-01', place: mumbai, utcOffsetSeconds: 17_460 });
    expect(birth).toMatchObject({ clock: 'Bombay time, +4:51', utc: '1930-05-01T09:39:00Z' });
    expect(clocks?.readings).toHaveLength(2);
  });

  it('says that local mean time is used before 1906', async () => {
    const { birth, clocks, clockNote } = await told({ date: '1903-05-01', place: mumbai });
    expect(birth.clock).toMatch(/^local mean time/);
    expect(clocks).toBeUndefined();
    expect(clockNote).toMatch(/^Before 1906 /);
  });

  it('says nothing of clocks where there was only one', async () => {
    const answer = await told({});
    expect(answer).not.toHaveProperty('clocks');
    expect(answer).not.toHaveProperty('clockNote');
  });

  it('must be asked which of two hours is meant, and takes the answer', async () => {
    const twice = { date: '2024-11-03', time: '01:30', place: newYork };
    const { code, clockOptions } = await refused(twice);
    expect(code).toBe('clock-overlap');
    expect(clockOptions?.map(({ clock }) => clock)).toEqual(['EDT, −4:00', 'EST, −5:00']);
    const { birth, clocks } = await told({ ...twice, utcOffsetSeconds: clockOptions![1]!.utcOffsetSeconds });
    expect(birth.utc).toBe('2024-11-03T06:30:00Z');
    expect(clocks?.readings).toHaveLength(2);
  });

  it('refuses an hour that never was, with the field and the sentence', async () => {
    const { code, message, issues } = await refused({ date: '2024-03-10', time: '02:30', place: newYork });
    expect(code).toBe('clock-gap');
    expect(issues).toEqual([{ path: 'birthDetails.time', message }]);
    expect(message).toMatch(/put forward at that hour/);
  });
});

describe('an order', () => {
  it('keeps the chosen clock with the birth it freezes', async () => {
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

/**
 * Compares the almanac with other programs: the end times of the limbs with the Moon of J. Meeus (Astronomical Algorithms, ch. 47,
 * accurate to 10 arcseconds) and the Sun of VSOP87, sunrise and sunset with astronomy-engine, which the almanac uses only for the
 * Moon, moonrise and moonset with the altitude of Meeus's Moon.
 */
import earthTables from 'astronomia/data/vsop87Bearth';
import { deltaT } from 'astronomia/deltat';
import { position as computeMoon } from 'astronomia/moonposition';
import { meanObliquity, nutation } from 'astronomia/nutation';
import { Planet } from 'astronomia/planetposition';
import { trueVSOP87 } from 'astronomia/solar';
import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import type { AlmanacPlace } from './civil-days.ts';
import { computeDayPanchang } from './day-panchang.ts';

const TOLERANCE_SECONDS = 30;
const earth = new Planet(earthTables);

function toJulianDays(iso: string): { jd: number; jde: number } {
  const ms = Date.parse(iso);
  const jd = 2_440_587.5 + ms / 86_400_000;
  return { jd, jde: jd + deltaT(1970 + ms / (365.2425 * 86_400_000)) / 86_400 };
}

/** Degrees of Sun and Moon on the mean equinox of date. */
function computeTropical(iso: string): { sun: number; moon: number; centuries: number } {
  const { jde } = toJulianDays(iso);
  const { lon, range } = trueVSOP87(earth, jde);
  const aberration = 20.4898 / 3600 / range;
  return {
    sun: (lon * 180) / Math.PI - aberration,
    moon: (computeMoon(jde).lon * 180) / Math.PI,
    centuries: (jde - 2_451_545) / 36_525,
  };
}

/** Lahiri: 23° 51′ 25.53″ in 2000, with the precession of the IAU. */
const computeLahiri = (centuries: number) => (85_885.53 + 5028.796 * centuries + 1.1 * centuries ** 2) / 3600;

/** Degrees of each limb and its degrees a day, at which an error of the angle becomes one of time. */
const LIMBS = {
  tithis: { partDegrees: 12, speed: 12.19, angle: (iso: string) => subtract(iso, 'sun') },
  karanas: { partDegrees: 6, speed: 12.19, angle: (iso: string) => subtract(iso, 'sun') },
  nakshatras: { partDegrees: 360 / 27, speed: 13.18, angle: (iso: string) => subtract(iso, 'ayanamsa') },
  yogas: { partDegrees: 360 / 27, speed: 14.16, angle: (iso: string) => addLights(iso) },
} as const;

function subtract(iso: string, what: 'sun' | 'ayanamsa'): number {
  const { sun, moon, centuries } = computeTropical(iso);
  return moon - (what === 'sun' ? sun : computeLahiri(centuries));
}

function addLights(iso: string): number {
  const { sun, moon, centuries } = computeTropical(iso);
  return sun + moon - 2 * computeLahiri(centuries);
}

const PLACES: AlmanacPlace[] = [
  { latitude: 26.9196, longitude: 75.7878, zone: 'Asia/Kolkata' },
  { latitude: 8.0883, longitude: 77.5385, zone: 'Asia/Kolkata' },
  { latitude: 51.5074, longitude: -0.1278, zone: 'Europe/London' },
  { latitude: -33.8688, longitude: 151.2093, zone: 'Australia/Sydney' },
];

const [EARTH_KM, POLAR_TO_EQUATORIAL, MOON_KM] = [6378.14, 0.996_647_2, 1737.4];
/** Degrees of refraction at the horizon. */
const REFRACTION = 34 / 60;
const { sin, cos, asin, hypot, PI } = Math;

/** Degrees from the horizon to the upper limb of the Moon, with parallax and refraction. Source: Meeus, ch. 11, 12 and 40. */
function computeLimbHeight(iso: string, place: AlmanacPlace): number {
  const { jd, jde } = toJulianDays(iso);
  const { lon, lat, range } = computeMoon(jde);
  const [deltaPsi, deltaEpsilon] = nutation(jde);
  const obliquity = meanObliquity(jde) + deltaEpsilon;
  const longitude = lon + deltaPsi;
  // towards the equinox, 90 degrees of the equator, and the pole
  const moon = [
    range * cos(lat) * cos(longitude),
    range * (cos(lat) * sin(longitude) * cos(obliquity) - sin(lat) * sin(obliquity)),
    range * (cos(lat) * sin(longitude) * sin(obliquity) + sin(lat) * cos(obliquity)),
  ] as const;
  const siderealDegrees = 280.460_618_37 + 360.985_647_366_29 * (jd - 2_451_545) + place.longitude;
  const sidereal = (siderealDegrees * PI) / 180 + deltaPsi * cos(obliquity);
  const latitude = (place.latitude * PI) / 180;
  const zenith = [cos(latitude) * cos(sidereal), cos(latitude) * sin(sidereal), sin(latitude)] as const;
  const reduced = Math.atan(POLAR_TO_EQUATORIAL * Math.tan(latitude));
  const observer = [
    EARTH_KM * cos(reduced) * cos(sidereal),
    EARTH_KM * cos(reduced) * sin(sidereal),
    EARTH_KM * POLAR_TO_EQUATORIAL * sin(reduced),
  ] as const;
  const seen = moon.map((value, axis) => value - observer[axis]!);
  const distance = hypot(...seen);
  const altitude = asin(seen.reduce((sum, value, axis) => sum + value * zenith[axis]!, 0) / distance);
  return ((altitude + asin(MOON_KM / distance)) * 180) / PI + REFRACTION;
}

/** Seconds from the computed rise or set to the true one, by the speed of the Moon's height. */
function computeErrorSeconds(iso: string, place: AlmanacPlace): number {
  const laterIso = new Date(Date.parse(iso) + 60_000).toISOString();
  const height = computeLimbHeight(iso, place);
  return (60 * height) / (computeLimbHeight(laterIso, place) - height);
}

/** 160 days from 1867 to 2026, in all seasons: later ones depend on the predicted rotation of the Earth. */
const days = Array.from({ length: 160 }, (_, index) =>
  computeDayPanchang(
    PLACES[index % 4]!,
    new Date(Date.UTC(1867 + index, (index * 7) % 12, 1 + ((index * 11) % 28))).toISOString().slice(0, 10),
  ),
);

describe('the almanac, compared with published theories', () => {
  it.each(Object.entries(LIMBS))('ends %s within 30 seconds', (name, { partDegrees, speed, angle }) => {
    const stays = days.flatMap((day) => day[name as keyof typeof LIMBS]);
    expect(stays.length).toBeGreaterThan(300);
    const errors = stays.map(({ to }) => {
      const parts = angle(to) / partDegrees;
      return ((parts - Math.round(parts)) * partDegrees * 86_400) / speed;
    });
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(TOLERANCE_SECONDS);
  });

  it.each([
    ['sunrise', Body.Sun, 1],
    ['sunset', Body.Sun, -1],
  ] as const)('has each %s within 30 seconds', (name, body, direction) => {
    const errors = days.map((day, index) => {
      const { latitude, longitude } = PLACES[index % 4]!;
      const shortlyBefore = new Date(Date.parse(day[name]!) - 3_600_000);
      const found = SearchRiseSet(body, new Observer(latitude, longitude, 0), direction, shortlyBefore, 1)!;
      return (found.date.getTime() - Date.parse(day[name]!)) / 1000;
    });
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(TOLERANCE_SECONDS);
  });

  it.each(['moonrise', 'moonset'] as const)('has each %s within 30 seconds', (name) => {
    const errors = days.flatMap((day, index) =>
      day[name] === null ? [] : [computeErrorSeconds(day[name], PLACES[index % 4]!)],
    );
    expect(errors.length).toBeGreaterThan(140);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(TOLERANCE_SECONDS);
  });
});

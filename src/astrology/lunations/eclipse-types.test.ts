import {
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
  type AstroTime,
} from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { getLunarEclipseType, getSolarEclipseType, type EclipseType } from './eclipse-types.ts';

function listCentury<T extends { peak: AstroTime }>(
  first: number,
  search: (start: Date) => T,
  findNext: (peak: AstroTime) => T,
): T[] {
  const end = new Date(Date.UTC(first + 100, 0));
  const eclipses: T[] = [];
  for (
    let eclipse = search(new Date(Date.UTC(first, 0)));
    eclipse.peak.date < end;
    eclipse = findNext(eclipse.peak)
  )
    eclipses.push(eclipse);
  return eclipses;
}

const countTypes = (types: EclipseType[]) =>
  Object.fromEntries([...new Set(types)].map((type) => [type, types.filter((one) => one === type).length]));

/** Source: NASA, Five Millennium Catalogs of Solar and Lunar Eclipses, tables of the centuries. */
describe('the eclipses of a century', () => {
  it.each([
    [1901, { penumbral: 83, partial: 65, total: 81 }],
    [2001, { penumbral: 86, partial: 57, total: 85 }],
  ])('of the Moon from %d have the types of the canon', (first, types) => {
    const eclipses = listCentury(first, SearchLunarEclipse, NextLunarEclipse);
    expect(countTypes(eclipses.map(getLunarEclipseType))).toEqual(types);
  });

  /** `hybrid`: total on a part of their path only. */
  it.each([
    [1901, { partial: 78, annular: 73, total: 71, hybrid: 6 }],
    [2001, { partial: 77, annular: 72, total: 68, hybrid: 7 }],
  ])('of the Sun from %d have the types of the canon', (first, types) => {
    const eclipses = listCentury(first, SearchGlobalSolarEclipse, NextGlobalSolarEclipse);
    const { partial, annular, total } = countTypes(eclipses.map(getSolarEclipseType));
    expect(partial).toBe(types.partial);
    expect(annular! + total!).toBe(types.annular + types.total + types.hybrid);
  });
});

describe('an eclipse at the edge of a shadow', () => {
  it.each([
    ['1988-03-01', 'penumbral'],
    ['2042-09-27', 'penumbral'],
    ['1958-05-01', 'partial'],
  ])('of the Moon after %s is %s', (date, type) => {
    expect(getLunarEclipseType(SearchLunarEclipse(new Date(date)))).toBe(type);
  });

  it.each([
    ['1957-04-28', 'annular'],
    ['1957-10-21', 'total'],
    ['2014-04-27', 'annular'],
    ['2043-04-07', 'total'],
    ['2051-04-09', 'partial'],
  ])('of the Sun after %s is %s', (date, type) => {
    expect(getSolarEclipseType(SearchGlobalSolarEclipse(new Date(date)))).toBe(type);
  });
});

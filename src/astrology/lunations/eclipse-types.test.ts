import {
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
  type AstroTime,
} from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { getLunarEclipseType, getSolarEclipseType, type EclipseType } from './eclipse-types.ts';

const [START, END] = [new Date('2001-01-01T00:00:00Z'), new Date('2101-01-01T00:00:00Z')];

function listCentury<T extends { peak: AstroTime }>(first: T, findNext: (peak: AstroTime) => T): T[] {
  const eclipses: T[] = [];
  for (let eclipse = first; eclipse.peak.date < END; eclipse = findNext(eclipse.peak)) eclipses.push(eclipse);
  return eclipses;
}

const countTypes = (types: EclipseType[]) =>
  Object.fromEntries([...new Set(types)].map((type) => [type, types.filter((one) => one === type).length]));

/** Source: NASA, Five Millennium Catalogs of Solar and Lunar Eclipses, tables of 2001 to 2100. */
describe('the eclipses from 2001 to 2100', () => {
  it('of the Moon have the types of the canon', () => {
    const eclipses = listCentury(SearchLunarEclipse(START), NextLunarEclipse);
    expect(countTypes(eclipses.map(getLunarEclipseType))).toEqual({ penumbral: 86, partial: 57, total: 85 });
  });

  it('of the Sun have the types of the canon, in which 7 are total on a part of their path only', () => {
    const eclipses = listCentury(SearchGlobalSolarEclipse(START), NextGlobalSolarEclipse);
    const { partial, annular, total } = countTypes(eclipses.map(getSolarEclipseType));
    expect(partial).toBe(77);
    expect(annular! + total!).toBe(72 + 68 + 7);
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

import { describe, expect, it } from 'vitest';
import type { Dignity, Graha } from './contract.ts';
import { isCombust } from './combustion.ts';
import { getDignity } from './dignity.ts';

describe('getDignity', () => {
  it.each<[Graha, number, number, Dignity]>([
    ['Sun', 1, 10, 'exalted'],
    ['Sun', 5, 19.9, 'moolatrikona'],
    ['Sun', 5, 20.1, 'own'],
    ['Sun', 7, 10, 'debilitated'],
    ['Moon', 2, 2.9, 'exalted'],
    ['Moon', 2, 3.1, 'moolatrikona'],
    ['Moon', 4, 12, 'own'],
    ['Moon', 8, 1, 'debilitated'],
    ['Mars', 1, 11.9, 'moolatrikona'],
    ['Mars', 1, 12.1, 'own'],
    ['Mars', 10, 28, 'exalted'],
    ['Mercury', 6, 14.9, 'exalted'],
    ['Mercury', 6, 15.1, 'moolatrikona'],
    ['Mercury', 6, 20.1, 'own'],
    ['Mercury', 12, 5, 'debilitated'],
    ['Jupiter', 9, 9.9, 'moolatrikona'],
    ['Jupiter', 9, 10.1, 'own'],
    ['Venus', 7, 15.1, 'own'],
    ['Venus', 6, 1, 'debilitated'],
    ['Saturn', 11, 19.9, 'moolatrikona'],
    ['Saturn', 1, 1, 'debilitated'],
    ['Saturn', 12, 12, 'neutral'],
    ['Saturn', 5, 12, 'enemy'],
    ['Mercury', 4, 3, 'enemy'],
    ['Moon', 3, 3, 'friendly'],
  ])('returns for %s in sign %i at %f degrees: %s', (graha, sign, degree, dignity) => {
    expect(getDignity(graha, sign, degree)).toBe(dignity);
  });

  it('returns null for the nodes', () => {
    expect(getDignity('Rahu', 2, 20)).toBeNull();
    expect(getDignity('Ketu', 8, 20)).toBeNull();
  });
});

describe('isCombust', () => {
  it.each<[Graha, number, boolean, boolean]>([
    ['Venus', 9.9, false, true],
    ['Venus', 10.1, false, false],
    ['Venus', 9.9, true, false],
    ['Venus', 7.9, true, true],
    ['Mercury', 13.9, false, true],
    ['Mercury', 13.9, true, false],
    ['Moon', 11.9, false, true],
    ['Saturn', 15.1, false, false],
    ['Rahu', 0.1, true, false],
    ['Sun', 0, false, false],
  ])('returns for %s %f degrees from the Sun, retrograde %s: %s', (graha, distance, retrograde, combust) => {
    expect(isCombust(graha, 355 + distance, 355, retrograde)).toBe(combust);
    expect(isCombust(graha, 3 - distance, 3, retrograde)).toBe(combust);
  });
});

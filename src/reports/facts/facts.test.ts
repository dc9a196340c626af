import { expect, test } from 'vitest';
import { ASHA_CHART } from '#src/testing/fixtures/asha-rao.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { createFact, isFactTrue } from './facts.ts';
import { createContext } from '#src/reports/context/report-context.ts';

const asha = createContext(ASHA);

const readFact = (key: string) => createFact(asha, key);

test('facts have the values of the chart', () => {
  expect(
    ['Saturn.house', 'Saturn.sign', 'Moon.pada', 'Jupiter.dignity', 'Jupiter.retrograde'].map(readFact),
  ).toEqual([
    'Saturn.house=7',
    'Saturn.sign=12',
    'Moon.pada=4',
    'Jupiter.dignity=own',
    'Jupiter.retrograde=true',
  ]);
  expect(['lagna.sign', 'lagna.nakshatra', 'lord.7', 'tithi'].map(readFact)).toEqual([
    'lagna.sign=6',
    'lagna.nakshatra=13',
    'lord.7=Jupiter',
    'tithi=18',
  ]);
});

test('distance and aspect facts count signs and houses', () => {
  expect(readFact('Jupiter.from.Moon')).toBe('Jupiter.from.Moon=1');
  expect(readFact('Saturn.aspects.1')).toBe('Saturn.aspects.1=true');
  expect(readFact('Saturn.aspects.2')).toBe('Saturn.aspects.2=false');
});

test('a house fact lists its occupants', () => {
  expect(['house.9', 'house.11'].map(readFact)).toEqual(['house.9=Sun+Mars', 'house.11=empty']);
});

test('period facts use the date of the report', () => {
  expect(['maha', 'antar', 'birth-maha'].map(readFact)).toEqual([
    'maha=Rahu',
    'antar=Saturn',
    'birth-maha=Venus',
  ]);
});

test('a fact is true in its own chart and false with another value', () => {
  expect(isFactTrue('Saturn.house=7', asha)).toBe(true);
  expect(isFactTrue('Saturn.house=8', asha)).toBe(false);
});

test('divisional signs and bindus have facts', () => {
  expect(
    ['D10.lagna', 'D10.Mars', 'D9.Venus', 'sarva.6', 'bindus.Saturn.12', 'transit.Saturn'].map(readFact),
  ).toEqual([
    'D10.lagna=8',
    'D10.Mars=10',
    `D9.Venus=${ASHA_CHART.grahas.Venus.navamsaSign}`,
    'sarva.6=35',
    'bindus.Saturn.12=3',
    'transit.Saturn=12',
  ]);
  expect(readFact('rank.Sun')).toBe('rank.Sun=1');
  expect(readFact('transit.Saturn.2027-08-11')).toBe('transit.Saturn.2027-08-11=1');
});

test('the date and the name have facts', () => {
  expect(
    ['date.driver', 'date.conductor', 'date.day', 'date.digit.9', 'date.pinnacle.1'].map(readFact),
  ).toEqual(['date.driver=4', 'date.conductor=8', 'date.day=4', 'date.digit.9=2', 'date.pinnacle.1=1']);
  expect(['name.length', 'name.unread', 'given.clock', 'given.timeKind'].map(readFact)).toEqual([
    'name.length=7',
    'name.unread=0',
    'given.clock=2:30 pm',
    'given.timeKind=exact',
  ]);
  const devanagariName = createContext({ ...ASHA, birth: { ...ASHA.birth, name: 'आशा' } });
  expect(createFact(devanagariName, 'name.figure')).toBe('name.figure=none');
  expect(isFactTrue('date.driver=4', devanagariName)).toBe(true);
  expect(isFactTrue('date.driver=5', devanagariName)).toBe(false);
});

test('an unknown fact key throws an error', () => {
  for (const unknown of ['Saturn.mood=good', 'D11.Mars=1', 'rank.Ketu=1', 'date.hour=1', 'name.colour=red'])
    expect(() => isFactTrue(unknown, asha)).toThrow(/No such (fact|division)/);
});

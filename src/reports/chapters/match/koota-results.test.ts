/** The kootas whose two directions differ name the person of each direction. */
import { expect, test } from 'vitest';
import type { Graha } from '#src/astrology/contract-names.ts';
import { getFriendship } from '#src/astrology/dignity.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import {
  createPartnerInput,
  createPeople,
  createReportInput,
  removeSensitivity,
  type FictitiousPerson,
} from '#src/testing/fixtures/people.ts';
import { getMatch, getMoon, listPersons, type Match } from './match.ts';
import { kootasChapter } from './score.ts';

const people = createPeople(60);
const createMatch = (person: FictitiousPerson, partner: FictitiousPerson): Match =>
  getMatch(
    createContext(
      removeSensitivity({
        ...createReportInput(person, 'match-report'),
        partner: createPartnerInput(partner, 'groom'),
      }),
    ),
  );

function readKoota({ context }: Match, key: string): string {
  const page = writeChapter(kootasChapter, context);
  if (page?.kind !== 'essay') throw new Error('There is no chapter of kootas.');
  return page.parts.find(({ id }) => id === key)!.statements[0]!.text;
}

/** The Moons of the person who is named first and of the other one. */
const listDirections = (matches: readonly Match[], key: string, pattern: RegExp) =>
  matches.flatMap((match) => {
    const named = pattern.exec(readKoota(match, key))?.[1];
    if (!named) return [];
    const persons = listPersons(match);
    const first = persons.find(({ name }) => name === named)!;
    return [{ first: getMoon(first), other: getMoon(persons.find((person) => person !== first)!) }];
  });

test('tara says who brings luck: the star that is kind, counted from the other one', () => {
  const matches = people.map((person, i) => createMatch(person, people[(i * 37 + 13) % people.length]!));
  const directions = listDirections(matches, 'tara', /^By this count (.+) brings luck to /);
  expect(directions.length).toBeGreaterThan(10);
  const isAdverse = (count: number) => [3, 5, 7].includes(count);
  const countTo = (from: number, to: number) => ((to - from + 27) % 9) + 1;
  for (const { first, other } of directions) {
    expect(isAdverse(countTo(other.nakshatra, first.nakshatra))).toBe(false);
    expect(isAdverse(countTo(first.nakshatra, other.nakshatra))).toBe(true);
  }
});

test('graha maitri says whose lord is friendly, if the other one is not', () => {
  const listPeopleOf = (lord: Graha) =>
    people
      .filter(
        (person) => getSignLord(createReportInput(person, 'match-report').chart.grahas.Moon.sign) === lord,
      )
      .slice(0, 3);
  const [ofMoon, ofMercury] = [listPeopleOf('Moon'), listPeopleOf('Mercury')];
  const matches = ofMoon.flatMap((person, i) => [
    createMatch(person, ofMercury[i]!),
    createMatch(ofMercury[i]!, person),
  ]);
  const directions = listDirections(matches, 'maitri', /^The lord of the Moon sign of (.+) likes that of /);
  expect(directions.length).toBeGreaterThan(3);
  for (const { first, other } of directions) {
    const [lord, otherLord] = [getSignLord(first.sign), getSignLord(other.sign)];
    expect([getFriendship(lord, otherLord), getFriendship(otherLord, lord)]).toEqual(['friendly', 'enemy']);
  }
});

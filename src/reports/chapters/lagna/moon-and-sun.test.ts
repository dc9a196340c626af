import { describe, expect, it } from 'vitest';
import { houseAspect } from '#src/reports/content/en/houses/house-aspects.ts';
import { houseLordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import { moonAndSunAreas } from '#src/reports/content/en/lagna/moon-and-sun.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import {
  createPeople,
  createReportInput,
  PLACES,
  removeTime,
  type FictitiousPerson,
} from '#src/testing/fixtures/people.ts';
import { moonAndSunChapter } from './moon-and-sun.ts';

/** Sun in Pisces, Moon, Jupiter and Venus in Aries, Mars and Saturn in Sagittarius, Mercury and Rahu in Aquarius. */
const KAVITA: FictitiousPerson = { name: 'Kavita Nair', date: '1988-03-21', place: PLACES[1] };

function listParts(person: FictitiousPerson) {
  const page = writeChapter(moonAndSunChapter, createContext(createReportInput(person, 'janam-kundli')));
  return page?.kind === 'essay' ? page.parts : [];
}
const findStatement = (person: FictitiousPerson, part: string) =>
  listParts(person).find(({ id }) => id === part)!.statements[0]!;

/** Texts on the lord of a house and on aspects that speak for the house, and those that speak against it. */
function listTextsByTone(): Record<'helping' | 'hindering', Set<string>> {
  const [aspects, conditions] = [Object.values(houseAspect), Object.values(houseLordCondition)];
  const list = (records: readonly Partial<Record<string, string>>[], keys: readonly string[]) =>
    records.flatMap((texts) => keys.flatMap((key) => texts[key] ?? []));
  return {
    helping: new Set([
      ...list(aspects, ['Jupiter']),
      ...list(conditions, ['exalted', 'moolatrikona', 'own', 'friendly']),
    ]),
    hindering: new Set([...list(aspects, ['Saturn', 'Mars']), ...list(conditions, ['enemy', 'debilitated'])]),
  };
}

describe('parts of life from the Moon and the Sun', () => {
  it('are not printed when the birth time is known', () => {
    expect(listParts({ ...KAVITA, time: '10:20' })).toEqual([]);
  });

  // From Aries the 11th house is Aquarius with Mercury and Rahu; from Pisces it is Capricorn, empty.
  it('name the house, its lord and the grahas in it from both', () => {
    expect(findStatement(KAVITA, 'gains').because).toBe(
      'from the Moon in Aries the 11th house is Aquarius, and its lord Saturn is in the 9th, with Mercury and Rahu in the house; Saturn aspects it. From the Sun in Pisces the 11th house is Capricorn, and its lord Saturn is in the 10th.',
    );
  });

  // On 2 April 1979 the Moon went from Taurus to Gemini, and Mercury was in Pisces, its fall.
  it('count from both Moon signs where both give one answer, and mark a graha in its fall', () => {
    const days = createPeople(120)
      .map(removeTime)
      .flatMap(listParts)
      .flatMap(({ statements }) => statements)
      .filter(
        ({ text, because }) =>
          !text.startsWith('If your Moon') && /from the Moon in .*from the Moon in/i.test(because),
      );
    expect(days.length).toBeGreaterThan(5);
    const day = { name: 'Gurpreet Gill', date: '1979-04-02', place: PLACES[0] };
    expect(findStatement(day, 'learning').because).toContain(
      'its lord Mercury (neecha) is in the 11th. From the Moon in Gemini',
    );
  });

  it('do not depend on the hour where the Moon stays in one sign', () => {
    for (const { statements } of listParts(KAVITA))
      expect(statements[0]!.certainty!.note).toBe('firm, whatever the hour');
  });

  // On 19 July 1941 the Moon went from Aries to Taurus.
  it('give both answers where the Moon changed its sign and the answers differ', () => {
    const parts = listParts({ name: 'Person 21', date: '1941-07-19', place: PLACES[0] });
    const texts = parts.flatMap(({ statements }) => statements.map(({ text }) => text));
    expect(parts.map(({ id }) => id)).toEqual(['home', 'learning', 'fortune', 'money', 'gains']);
    expect(texts.filter((text) => text.startsWith('If your Moon was in ')).length).toBeGreaterThan(0);
  });

  it('leave work, partnership and money out for a child, and marriage and work for a person of 70', () => {
    const listIds = (date: string) => listParts({ ...KAVITA, date }).map(({ id }) => id);
    expect(listIds('2017-03-21')).not.toEqual(expect.arrayContaining(['work']));
    expect(listIds('2017-03-21').join()).not.toMatch(/work|partnership|money|gains/);
    expect(listIds('1956-03-21').join()).not.toMatch(/work|partnership/);
  });

  it('introduce a detail that says the opposite of the answer above it', () => {
    const { helping, hindering } = listTextsByTone();
    const isIntroduced = (text: string) =>
      /^(one|another|a third) thing (helps you|needs your care): /i.test(text);
    const opposites: string[] = [];
    let introduced = 0;
    for (const { statements } of createPeople(120).map(removeTime).flatMap(listParts)) {
      const [answer, ...details] = statements.map(({ text }) => text);
      introduced += details.filter(isIntroduced).length;
      const area = moonAndSunAreas.find(({ texts }) => Object.values(texts).includes(answer!));
      if (answer === area?.texts.both) opposites.push(...details.filter((text) => hindering.has(text)));
      if (answer === area?.texts.neither) opposites.push(...details.filter((text) => helping.has(text)));
      expect(details.filter((text) => /If (one|another|a third) thing/.test(text))).toEqual([]);
    }
    expect(opposites).toEqual([]);
    expect(introduced).toBeGreaterThan(20);
  });

  it('reach every text', () => {
    const texts = new Set(
      createPeople(120)
        .map(removeTime)
        .map((birth) => ({
          ...birth,
          date: `${1970 + (birth.date.charCodeAt(3) % 25)}${birth.date.slice(4)}`,
        }))
        .flatMap(listParts)
        .flatMap(({ statements }) => statements.map(({ text }) => text)),
    );
    const missing = moonAndSunAreas
      .flatMap((area) => Object.values(area.texts))
      .filter((text) => !texts.has(text));
    expect(missing).toEqual([]);
  });
});

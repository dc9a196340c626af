import { describe, expect, it } from 'vitest';
import { partnerFromMoonSign } from '#src/reports/content/en/love/partner-from-moon.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createReportInput, PLACES, type FictitiousPerson } from '#src/testing/fixtures/people.ts';

/** Moon, Jupiter and Venus in Aries all day, no graha in Libra; Venus, lord of Libra, is with the Moon. */
const KAVITA: FictitiousPerson = { name: 'Kavita Nair', date: '1988-03-21', place: PLACES[1] };
/** The Moon went from Aries to Taurus. */
const TWO_SIGNS: FictitiousPerson = { name: 'Person 21', date: '1941-07-19', place: PLACES[0] };

const writePages = (person: FictitiousPerson) =>
  writeReport(createReportInput(person, 'love-marriage')).pages;

function listParts(person: FictitiousPerson) {
  const page = writePages(person).find(({ id }) => id === 'love-partner-from-moon');
  return page?.kind === 'essay' ? page.parts : [];
}

function listQuestions(person: FictitiousPerson) {
  const page = writePages(person).find(({ kind }) => kind === 'answers');
  return page?.kind === 'answers' ? page.answers : [];
}

describe('the partner from the Moon, for an unknown birth time', () => {
  it('is read from the seventh sign from the Moon and its lord', () => {
    const [nature, occupants, lord] = listParts(KAVITA).map(({ statements }) => statements);
    expect(nature![0]).toMatchObject({
      text: partnerFromMoonSign[6],
      because: 'counted from the Moon in Aries, the seventh sign is Libra.',
    });
    expect(occupants![0]!.because).toBe('Libra, seventh from the Moon in Aries, has no planet in it.');
    expect(lord![0]!.because).toBe(
      'Venus rules Libra, the seventh from the Moon in Aries, and is in the first sign from it.',
    );
  });

  it('is read for both Moon signs of a day, and left out when the birth time is known', () => {
    const titles = listParts(TWO_SIGNS).map(({ title }) => title);
    for (const sign of ['Aries', 'Taurus'])
      expect(titles.some((title) => title.endsWith(`if the Moon was in ${sign}`))).toBe(true);
    expect(listParts({ ...KAVITA, time: '10:20' })).toEqual([]);
  });

  it('is answered on the first page, for both Moon signs of a day with the hours of each', () => {
    const answer = listQuestions(KAVITA).find(({ question }) => question === 'What will my partner be like?');
    expect(answer!.answer.because).toBe(
      'no graha is in Libra, the 7th from your Moon in Aries, so its lord, Venus, describes the partner.',
    );
    expect(answer!.detail).toContain('to the west of yours');
    const both = listQuestions(TWO_SIGNS).find(({ answer }) =>
      answer.because.includes('the 7th from your Moon in Taurus'),
    );
    expect(`${both!.answer.text} ${both!.detail}`).toMatch(/Born after \d+:\d\d [ap]m: /);
    expect(both!.answer.because).toMatch(
      /\. If born before \d+:\d\d [ap]m, .*the 7th from your Moon in Aries/,
    );
    expect(both!.other!.text).toMatch(/^Born before \d+:\d\d [ap]m, Moon in Aries: /);
  });
});

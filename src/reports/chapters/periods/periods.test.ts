/** A mahadasha is described for the age at which the reader reaches it. */
import { describe, expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { getAgeAt, isChild } from '#src/reports/context/life-stage.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import {
  lateMahaAbout,
  lateMahaInHouse,
  lateMahaLater,
} from '#src/reports/content/en/periods/late-maha-by-house.ts';
import { mahaInHouse } from '#src/reports/content/en/periods/maha-dasha-by-house.ts';
import { mahaLater, mahaTheme } from '#src/reports/content/en/periods/maha-dasha.ts';
import {
  nakshatraLordTexts,
  shortNakshatraLordTexts,
} from '#src/reports/content/en/periods/nakshatra-lord.ts';
import { createPeople, createReportInput, PLACES } from '#src/testing/fixtures/people.ts';
import { periodsChapter } from './periods.ts';

const WORDS_OF_WORKING_LIFE =
  /\b(careers?|profession|rank|clients?|business|competition|exams?|your father|a parent|marriage|your mother|income)\b/i;

describe('from sixty on', () => {
  test.each(GRAHAS)('a mahadasha of %s says nothing of career, parents or a wedding', (graha) => {
    const texts = mahaInHouse[graha].map((text, i) => lateMahaInHouse[graha]?.[i + 1] ?? text);
    const all = [
      ...texts,
      lateMahaAbout[graha] ?? mahaTheme[graha].about,
      lateMahaLater[graha] ?? mahaLater[graha],
    ];
    expect(all.filter((text) => WORDS_OF_WORKING_LIFE.test(text))).toEqual([]);
  });

  test.each(GRAHAS)('each text on a mahadasha of %s differs from the usual one', (graha) => {
    const houses = Object.entries(lateMahaInHouse[graha] ?? {});
    expect(houses.filter(([house, text]) => mahaInHouse[graha][Number(house) - 1] === text)).toEqual([]);
  });
});

/** The Sun is in the sixth house, and its mahadasha begins at 71; Venus is in the fifth, from 51. */
test('a reader of 36 reads of a mahadasha from seventy-one as at that age, and of one from fifty-one as at work', () => {
  const input = createReportInput({ name: 'Somebody', date: '1990-05-27', time: '21:05', place: PLACES[1] });
  const page = writeChapter(periodsChapter, createContext(input));
  const texts = page?.kind === 'periods' ? page.statements.map(({ text }) => text).join('\n') : '';
  expect(texts).toContain(lateMahaInHouse.Sun![6]);
  expect(texts).not.toContain(mahaInHouse.Sun[5]);
  expect(texts).toContain(`${mahaLater.Venus} ${mahaInHouse.Venus[4]}`);
});

test('a mahadasha of birth that ended within two years says nothing of the first years', () => {
  const texts = createPeople(120)
    .filter((_, i) => i % 4 === 0)
    .map((person) => createContext(createReportInput(person, 'janam-kundli')))
    .filter((context) => context.isTimeKnown && !isChild(context))
    .map((context) => {
      const page = writeChapter(periodsChapter, context);
      const [maha] = context.chart.vimshottari;
      return {
        lord: maha!.lord,
        age: getAgeAt(context, maha!.end),
        text: page?.kind === 'periods' ? page.statements[0]!.text : '',
      };
    });
  expect(texts.some(({ age }) => age < 2)).toBe(true);
  for (const { lord, age, text } of texts)
    expect(text).toBe((age < 2 ? shortNakshatraLordTexts : nakshatraLordTexts)[lord]);
});

/** On a birth day without a time and with two Moon signs, every chapter has an answer for the second sign. */
import { describe, expect, test } from 'vitest';
import { streamQuestion } from '#src/reports/content/en/career/youth/index.ts';
import type { ProductKey } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { PLACES, createReportInput } from '#src/testing/fixtures/people.ts';
import { splitSentences } from '#src/reports/text/omit-adult-matters.ts';

/** The Moon went from Aries to Taurus at about three in the afternoon. */
const FARHAN = { name: 'Farhan', date: '1995-09-14', place: PLACES[0] };

const findPage = (product: ProductKey, id: string) =>
  writeReport(createReportInput(FARHAN, product)).pages.find((page) => page.id === id);

describe('a day with two Moon signs', () => {
  test('has in the lead of the ten years the matters that its first sentences name, for the other sign too', () => {
    for (const product of ['career-wealth', 'life-blueprint'] as const) {
      const page = findPage(product, 'ten-years');
      const [own, other] = page?.kind === 'timing' ? page.lead.split('so read instead: ') : [];
      expect(own).toMatch(/stay abroad is February to May\s2027/);
      expect(other).toMatch(/stay abroad is July to October\s2027/);
    }
  });

  test('has advice after every transit for work', () => {
    const page = findPage('career-wealth', 'work-transits');
    const transits = (page?.kind === 'table' ? (page.statements ?? []) : []).filter(({ source }) =>
      source?.includes('26'),
    );
    expect(transits.length).toBeGreaterThan(2);
    for (const { text } of transits)
      expect(splitSentences(text).filter((sentence) => !sentence.startsWith('Born '))).not.toEqual([]);
    expect(
      transits.some(({ text }) =>
        /Born before .*Saturn in the second.*Born after .*Saturn in the second/.test(text),
      ),
    ).toBe(true);
  });

  test('answers the title of a part on the partner first, also where the second sign has the same answer', () => {
    const page = findPage('love-marriage', 'love-partner-from-moon');
    const parts = page?.kind === 'essay' ? page.parts : [];
    const part = parts.find(({ title }) => title === 'Where you meet, if the Moon was in Taurus');
    expect(part!.statements[0]!.text).toContain('“Where you meet, if the Moon was in Aries”');
    expect(part!.statements[0]!.because).toContain('the seventh from the Moon in Taurus');
  });

  test('has a line for the second sign in each month of the Life Blueprint', () => {
    const page = findPage('life-blueprint', 'months-short');
    const texts = (page?.kind === 'essay' ? page.parts : []).map(({ statements }) => statements[0]!.text);
    expect(texts).toHaveLength(12);
    for (const text of texts)
      expect(text).toMatch(/ If the birth was after \d+:\d\d pm, the month is about \w/);
  });

  test('reads the Moon in the house of either sign, counted from the Sun', () => {
    const page = findPage('life-blueprint', 'grahas-in-houses');
    const parts = page?.kind === 'essay' ? page.parts : [];
    const moon = parts.find(({ id }) => id === 'house-of-moon')!.statements;
    expect(moon.map(({ text }) => /^Born (before|after) /.exec(text)?.[1])).toEqual(['before', 'after']);
    expect(moon.map(({ because }) => /the (\w+) house, (\w+)/.exec(because)?.slice(1))).toEqual([
      ['ninth', 'Aries'],
      ['tenth', 'Taurus'],
    ]);
  });

  test('reads the houses from the Sun for the second sign too, after its hours', () => {
    const pages = writeReport(createReportInput(FARHAN, 'life-blueprint')).pages;
    const twelfth = pages.find((page) => page.kind === 'house' && page.house === 12);
    const page = twelfth?.kind === 'house' ? twelfth : undefined;
    expect(page!.drawingNote).toBe('Drawn for a birth before 3:00 pm, with the Moon in Aries');
    expect(page!.facts.map(({ value }) => value)).toContain(
      'The Moon, in the 9th; born after 3:00 pm: The Moon, in the 10th',
    );
    expect(page!.statements[0]!.statement.text).toMatch(/^Born before 3:00 pm: your rest/);
    const others = findPage('life-blueprint', 'houses-other-moon-sign');
    const parts = others?.kind === 'essay' ? others.parts : [];
    const ofTwelfth = parts.find(({ id }) => id === 'house-12-other-moon-sign')!;
    expect(ofTwelfth.statements[0]!.because).toContain(
      'the Moon, lord of the twelfth house, is in the tenth',
    );
    // the Sun, lord of the first house and its karaka, is the same for both
    expect(parts.map(({ id }) => id)).not.toContain('house-1-other-moon-sign');
  });

  test('reads Rahu and Ketu among the slow grahas, counted from either sign', () => {
    const page = findPage('year-ahead', 'slow-transits');
    const reasons = (page?.kind === 'table' ? (page.statements ?? []) : []).map(({ because }) => because);
    for (const node of ['Rahu', 'Ketu'])
      for (const sign of ['Aries', 'Taurus'])
        expect(
          reasons.filter((because) => new RegExp(`^${node} in .* from your ${sign}`).test(because)),
        ).not.toEqual([]);
  });

  test('prints one time for the change of sign in every table and text', () => {
    for (const product of ['janam-kundli', 'life-blueprint', 'love-marriage'] as const) {
      const strings = JSON.stringify(writeReport(createReportInput(FARHAN, product)).pages);
      // the change is in the course of 2:59, so a birth at 2:59 was before it
      expect(strings.includes('3:00 pm')).toBe(true);
      expect(strings.includes('2:59 pm')).toBe(false);
    }
  });

  test('names the stays of Saturn for both signs where one text holds for both', () => {
    const page = findPage('year-ahead', 'slow-transits');
    const texts = (page?.kind === 'table' ? (page.statements ?? []) : []).map(({ text }) => text);
    expect(
      texts.filter((text) =>
        /for a Moon in Aries, .*; Saturn in Aries for a Moon in Taurus, from/.test(text),
      ),
    ).toHaveLength(1);
  });

  test('answers a reader of sixteen on streams and on an examination for both signs', () => {
    const asha = { name: 'Asha', date: '2010-03-03', place: PLACES[0] };
    const pages = writeReport(createReportInput(asha, 'career-wealth')).pages;
    const listTexts = (id: string) => {
      const page = pages.find((candidate) => candidate.id === id);
      const parts = page?.kind === 'essay' ? page.parts : [];
      return parts.flatMap(({ statements }) => statements.map(({ text }) => text));
    };
    const answers = pages[0]?.kind === 'answers' ? pages[0].answers : [];
    const streams = answers.find(({ question }) => question === streamQuestion);
    expect(streams!.answer.text).toMatch(/^Born before 9:31 pm: .*science/);
    expect(streams!.other!.text).toMatch(/^Born after 9:31 pm, Moon in Libra: .*arts and humanities/);
    expect(listTexts('study-streams')).toContainEqual(
      expect.stringMatching(/^Born before 9:31 pm: science comes first/),
    );
    expect(listTexts('study-streams')).toContainEqual(
      expect.stringMatching(/^Born after 9:31 pm: arts .* come first/),
    );
    expect(listTexts('study-exams')).toContainEqual(expect.stringMatching(/^If born after 9:31 pm, speed: /));
  });
});

import { describe, expect, it } from 'vitest';
import {
  ASHA,
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { products } from '#src/reports/products.ts';
import { createContext, type ProductKey, type ReportInput } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { getNakshatraName } from '#src/reports/text/phrases.ts';
import { findNextStrongWindow, listNextSteps } from './next-steps.ts';

/** The free kundli ends with three facts that other reports explain. */
const CLOSED = (Object.keys(products) as ProductKey[]).filter((key) => key !== 'free-kundli');
const [person] = createPeople(1);

function writeClosing(input: ReportInput) {
  const last = writeReport(removeSensitivity(input)).pages.at(-1)!;
  if (last.kind !== 'closing') throw new Error('The last page is not the closing page.');
  return last;
}
const listSteps = (input: ReportInput) => writeClosing(input).steps.items.map(({ text }) => text);
const createInputsBornIn = (year: number, product: ProductKey) =>
  createPeople(10).map((birth) =>
    createReportInput({ ...birth, date: `${year}-${birth.date.slice(5)}` }, product),
  );

describe('the closing page', () => {
  it.each(CLOSED)('ends %s, with a verse, dated steps, and limits only there', (product) => {
    for (const birth of [person!, removeTime(person!)]) {
      const input = createReportInput(birth, product);
      const { blessing, steps } = writeClosing(input);
      expect(blessing.devanagari.split('\n')).toHaveLength(2);
      expect(steps.items.length).toBeGreaterThanOrEqual(2);
      expect(steps.items.map(({ text }) => text).join(' ')).toMatch(/[A-Z][a-z]+\s20\d\d/);
      const { pages } = writeReport(removeSensitivity(input));
      expect(pages.filter((page) => 'authenticity' in page)).toHaveLength(1);
      expect(pages.filter((page) => 'end' in page && page.kind === 'glossary')).toEqual([]);
    }
  });

  // Asha: the next antardasha of her hand-written dashas.
  it('names the next antardasha with its first day', () => {
    expect(listSteps(ASHA).join('\n')).toMatch(/On \d+ \w+ 20\d\d the antardasha of \w+ begins within/);
  });

  it('of the Moon report names the next day of the reader’s star, and no dasha, about which it has no chapter', () => {
    const { chart } = createReportInput(person!, 'moon-and-nakshatra');
    const star = getNakshatraName(chart.grahas.Moon.nakshatra);
    const steps = listSteps(createReportInput(person!, 'moon-and-nakshatra')).join('\n');
    expect(steps).toMatch(new RegExp(`On \\d+ \\w+ 20\\d\\d the Moon enters your star, ${star}`));
    expect(steps).not.toMatch(/antardasha|mahadasha/);
  });

  it('names the birth time that the copy is cast for, or asks for it', () => {
    expect(listSteps(ASHA).join('\n')).toContain('Compare 2:30 pm with the birth certificate');
    const steps = listSteps(createReportInput(removeTime(person!), 'janam-kundli')).join('\n');
    expect(steps).toContain('With a time we make a new edition');
    expect(steps).not.toContain('antardasha');
  });

  it('names exams to no reader before the seventh birthday or from fifty-five on', () => {
    const ofChildren = createInputsBornIn(2023, 'janam-kundli').flatMap(listSteps);
    expect(ofChildren.join('\n')).toContain('for first lessons and new games');
    const named = ofChildren.filter((text) => text.includes('exams and admission'));
    expect(named.filter((text) => /20(2\d|30)/u.test(text))).toEqual([]);
    expect(createInputsBornIn(1970, 'janam-kundli').flatMap(listSteps).join('\n')).not.toContain('exams');
  });

  it('marks no months that begin more than eight years later', () => {
    const years = [1954, 1962, 1969, 1992].flatMap((year) =>
      (['life-blueprint', 'career-wealth', 'love-marriage'] as const).flatMap((product) =>
        createInputsBornIn(year, product)
          .flatMap(listSteps)
          .filter((text) => /^(A good|The best) time for/.test(text))
          .map((text) => Number(/20\d\d/.exec(text)![0])),
      ),
    );
    expect(years.length).toBeGreaterThan(20);
    // a window may end in a later year than that in which it begins
    expect(years.filter((year) => year > 2035)).toEqual([]);
  });

  it('marks the months of marriage for a reader of 34, the first question of the Life Blueprint', () => {
    const inputs = createInputsBornIn(1992, 'life-blueprint');
    expect(inputs.flatMap(listSteps).join('\n')).toContain('marriage talks');
  });

  it('marks months of the next four years in a free report, where one of its matters has some', () => {
    const LAST_YEAR = 2030;
    const years = createInputsBornIn(1965, 'moon-and-nakshatra').flatMap((input) => {
      const month = listSteps(input).find(
        (text) => text.includes('good time for') || text.includes('best time for'),
      );
      const context = createContext(input);
      const hasSoonWindow = (['money', 'abroad', 'property', 'study'] as const).some(
        (matter) => (findNextStrongWindow(context, matter)?.from ?? '9') < `${LAST_YEAR}-11`,
      );
      return month && hasSoonWindow ? [Number(/20\d\d/.exec(month)![0])] : [];
    });
    expect(years.length).toBeGreaterThan(3);
    expect(years.filter((year) => year > LAST_YEAR)).toEqual([]);
  });

  it('advises no reader of 17 to buy property', () => {
    const steps = createInputsBornIn(2009, 'life-blueprint').flatMap(listSteps).join('\n');
    expect(steps).not.toMatch(/property|marriage/);
  });

  it('advises a child of ten about study only, and nobody of 66 about a change of work', () => {
    const childSteps = createInputsBornIn(2016, 'life-blueprint').flatMap(listSteps).join('\n');
    expect(childSteps).not.toMatch(/work|marriage|property|investing|abroad/);
    const oldSteps = createInputsBornIn(1960, 'janam-kundli').flatMap(listSteps).join('\n');
    expect(oldSteps).not.toMatch(/change of work|promotion/);
  });

  // Saturn enters Aries on 3 June 2027 and turns back in October.
  it('the Sade Sati check names the day on which Saturn changes its sign', () => {
    for (const birth of [person!, removeTime(person!)])
      expect(listSteps(createReportInput(birth, 'sade-sati-check')).join('\n')).toContain(
        'Saturn enters Aries on 3 June 2027.',
      );
  });

  it('the Sade Sati check names no time to buy, against which its own chapter may advise', () => {
    const steps = [1950, 1975, 1995].flatMap((year) =>
      createInputsBornIn(year, 'sade-sati-check').flatMap(listSteps),
    );
    expect(steps.join('\n')).not.toMatch(/property|income/);
  });

  it('names no exams to a reader after sixty', () => {
    const steps = [1945, 1959].flatMap((year) =>
      createInputsBornIn(year, 'moon-and-nakshatra').flatMap(listSteps),
    );
    expect(steps.join('\n')).not.toMatch(/exams|admission/);
  });

  // The Sun returns a day before or after some birthdays: this one on 10 November 2027 in Indian time.
  it('the year report names the day on which its next year chart begins', () => {
    const birth = { ...person!, date: '1974-11-09', time: '23:15' };
    expect(listSteps(createReportInput(birth, 'year-ahead')).join('\n')).toContain(
      'On 10 November 2027 your next year of life begins',
    );
    expect(listSteps(createReportInput(removeTime(birth), 'year-ahead')).join('\n')).toMatch(
      /About \d+ \w+ 2027 your next year of life begins\./,
    );
  });

  it('the year report of a reader after sixty names no time to buy property', () => {
    const steps = [1945, 1959].flatMap((year) =>
      createInputsBornIn(year, 'year-ahead').flatMap((input) => listNextSteps(createContext(input))),
    );
    expect(steps.map(({ text }) => text).join('\n')).not.toMatch(/property|exams/);
  });

  it('the steps of numerology are dates of personal months and years', () => {
    const input = createReportInput(person!, 'numerology-profile');
    expect(listSteps(input)[0]).toMatch(/^On 1 January 2027 your personal year changes to \d+\./);
    expect(listSteps(input)[1]).toMatch(/^December 2026 is a personal month of \d+\./);
  });
});

describe('the opening verse', () => {
  it('is printed on the cover unless it is switched off', () => {
    expect(writeReport(ASHA).verse).toBe('॥ श्री गणेशाय नमः ॥');
    expect(writeReport({ ...ASHA, hasOpeningVerse: false }).verse).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { GRAHAS, RASHIS } from '#src/astrology/contract.ts';
import {
  ASHA,
  PLACES,
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { toNumberWord } from '#src/reports/content/en/grammar/index.ts';
import { windowItems } from '#src/reports/content/en/further-reading/further-reading.ts';
import type { ReportInput } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';

const [person] = createPeople(1);
const FREE_ASHA: ReportInput = { ...ASHA, product: 'free-kundli' };
const createInput = (date: string): ReportInput => createReportInput({ ...person!, date }, 'free-kundli');

const writeItemsWithMarks = (input: ReportInput) => {
  const page = writeReport(input).pages.find(({ kind }) => kind === 'furtherReading');
  return page?.kind === 'furtherReading' ? page.items : [];
};
const writeItems = (input: ReportInput) => writeItemsWithMarks(removeSensitivity(input));
const listReports = (input: ReportInput) =>
  writeItems(input).map(({ link }) => link.url.replace('/reports/', ''));

const getKeyFacts = (input: ReportInput) => {
  const summary = writeReport(input).pages.find(({ kind }) => kind === 'summary');
  return summary?.kind === 'summary' ? summary.keyFacts.slice(3) : [];
};

describe('the page of three things in the free kundli', () => {
  it('names three reports, each with a fact, its reason and its mark', () => {
    for (const birth of createPeople(24).flatMap((known) => [known, removeTime(known)])) {
      const items = writeItemsWithMarks(createReportInput(birth, 'free-kundli'));
      expect(new Set(items.map(({ link }) => link.url)).size).toBe(3);
      for (const { statement } of items) {
        expect(statement.because).toMatch(/[a-z]/);
        expect(statement.certainty).toBeDefined();
      }
    }
  });

  it('is the last page, without a chapter number, and says in which matters Jupiter helps', () => {
    const last = writeReport(createInput('1954-03-02')).pages.at(-1)!;
    expect(last).toMatchObject({ kind: 'furtherReading', chapterNumber: null });
    expect(JSON.stringify(last)).toMatch(/For about a year it opens new chances in [a-z, ]+\./);
  });

  // The Moon was in Capricorn all day; Aries is the fourth sign from it.
  it('says without a birth time what the next sign of Saturn means for a certain Moon sign', () => {
    const birth = { ...removeTime(person!), date: '2014-02-27' };
    const texts = writeItems(createReportInput(birth, 'free-kundli')).map(({ statement }) => statement.text);
    expect(texts.join('\n')).toMatch(/Saturn enters Aries, the 4th from your Moon, on [^.]+\. .*Dhaiya\./);
  });

  it('counts the yogas that the Janam Kundli prints for an adult', () => {
    const counts = createPeople(40).flatMap((birth) => {
      const title = writeItems(createReportInput(birth, 'free-kundli')).find(({ title }) =>
        title.endsWith('yogas mean'),
      )?.title;
      const page = writeReport(removeSensitivity(createReportInput(birth, 'janam-kundli'))).pages.find(
        ({ id }) => id === 'yogas',
      );
      if (!title || page?.kind !== 'table') return [];
      return [[title, `What your ${toNumberWord(page.statements.length)} yogas mean`]];
    });
    expect(counts.length).toBeGreaterThan(10);
    for (const [title, expected] of counts) expect(title).toBe(expected);
  });

  it('names study before eighteen, a first job in the years after, and plans for two from forty', () => {
    const listTitles = (year: number) =>
      Array.from({ length: 12 }, (_, month) =>
        createInput(`${year}-${String(month + 1).padStart(2, '0')}-11`),
      ).flatMap((input) => writeItems(input).map(({ title }) => title));
    const { study, firstJob, workChange, partnership, marriage } = windowItems;
    expect(listTitles(2009)).toContain(study.title);
    expect(listTitles(2009)).not.toContain(workChange.title);
    expect(listTitles(2003)).toContain(firstJob.title);
    expect(listTitles(2003)).not.toContain(workChange.title);
    expect(listTitles(1984)).toContain(partnership.title);
    expect(listTitles(1984)).not.toContain(marriage.title);
  });

  it('gives the sign and the lord of the tenth house as the reason', () => {
    // two people who have no window for a change of work
    const reasons = [162, 252]
      .map((number) => createPeople(number).at(-1)!)
      .flatMap((birth) => writeItems(createReportInput(birth, 'free-kundli')))
      .map(({ statement }) => statement.because)
      .filter((because) => because.startsWith('your 10th house is'));
    const signs = RASHIS.map(({ english }) => english).join('|');
    const grahas = GRAHAS.join('|');
    expect(reasons).toHaveLength(2);
    for (const because of reasons)
      expect(because).toMatch(
        new RegExp(
          `^your 10th house is (${signs}), ruled by (the )?(${grahas}); (the )?(${grahas}) is in (${signs}), the \\d+\\w\\w house\\.$`,
        ),
      );
  });

  it('compares no months within a window of one month', () => {
    const place = { ...PLACES[0]!, latitude: 25.6, longitude: 85.12, zone: 'Asia/Kolkata' };
    const birth = { ...person!, date: '1992-07-21', time: '21:50', place };
    const [, work] = writeItems(createReportInput(birth, 'free-kundli'));
    expect(work!.statement.text).toBe(
      'A strong time for a change of work is running, until December\u00a02026.',
    );
  });

  it('names no price and no hurry', () => {
    const items = createPeople(16).flatMap((birth) => writeItems(createReportInput(birth, 'free-kundli')));
    expect(JSON.stringify(items)).not.toMatch(/₹|\bRs\b|rupee|only today|discount|hurry/i);
  });

  it('names marriage and work for an adult of 30, and neither for a child or for a person of 72', () => {
    const adultReports = createPeople(16).flatMap((birth) =>
      listReports(createInput(`1996-${birth.date.slice(5)}`)),
    );
    expect(adultReports).toContain('love-marriage');
    expect(adultReports).toContain('career-wealth');
    for (const year of [2016, 1954]) {
      const reports = createPeople(16).flatMap((birth) =>
        listReports(createInput(`${year}-${birth.date.slice(5)}`)),
      );
      expect(reports).not.toContain('love-marriage');
      expect(reports).not.toContain('career-wealth');
    }
  });
});

describe('the three family questions on the first page of the free kundli', () => {
  it('are Manglik, Sade Sati and naam akshar', () => {
    expect(getKeyFacts(FREE_ASHA).map(({ label }) => label)).toEqual([
      'Manglik',
      'Sade Sati',
      'Naam akshar, first sound of a name',
    ]);
  });

  // Moon in the first quarter of Ashwini to the fourth of Bharani: chu, che, cho, la, li, lu, le, lo.
  it('the sound follows the quarter of the birth star', () => {
    const { Moon } = ASHA.chart.grahas;
    const chart = {
      ...ASHA.chart,
      grahas: { ...ASHA.chart.grahas, Moon: { ...Moon, nakshatra: 1, pada: 4 } },
    };
    expect(getKeyFacts({ ...FREE_ASHA, chart })[2]).toMatchObject({
      value: 'La',
      note: 'ला, from the fourth quarter of Ashwini',
    });
  });

  it('list the possible sounds when the birth time is unknown', () => {
    const sounds = getKeyFacts(createReportInput(removeTime(person!), 'free-kundli'))[2]!.value.split(', ');
    expect(sounds.length).toBeGreaterThanOrEqual(4);
    expect(sounds.length).toBeLessThanOrEqual(6);
  });
});

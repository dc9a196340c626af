/** The Moon and Nakshatra report for many births with known and unknown times. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Chart } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import {
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';
import {
  isBroken,
  listRepeatedSentences,
  listUntrueFacts,
  type WrittenReport,
} from '#src/testing/reports/report-assertions.ts';
import {
  grahaAfterMoon,
  grahaBeforeMoon,
  aspectsOnMoon,
  moonAlone,
  moonAloneButAspected,
} from '#src/reports/content/en/moon/moon-neighbours.ts';
import { birthKarana } from '#src/reports/content/en/panchang/birth-karana.ts';
import { birthYoga } from '#src/reports/content/en/panchang/birth-yoga.ts';
import { moonComfort } from '#src/reports/content/en/moon/moon-comfort.ts';
import {
  birthNakshatraKind,
  nineteenthNakshatraKind,
  tenthNakshatraKind,
} from '#src/reports/content/en/moon/nakshatra-kinds.ts';
import { nakshatraStories } from '#src/reports/content/en/moon/nakshatra-stories.ts';
import { SYLLABLES_DEVANAGARI, SYLLABLES_LATIN } from '#src/astrology/avakahada/naming-syllables.ts';
import { taraLeadByLord } from '#src/reports/content/en/moon/tara-by-lord.ts';
import { birthTithi } from '#src/reports/content/en/panchang/birth-tithi.ts';
import { birthWeekday } from '#src/reports/content/en/panchang/birth-weekday.ts';
import {
  surroundingsLeadByLord,
  namingByLord,
  namingWithoutTime,
  namingWithRareSyllable,
} from '#src/reports/content/en/moon/moon-report.ts';
import type { Page, ReportDocument, Statement } from '#src/reports/contract.ts';
import { hasOneSign, hasOneNakshatra, type BirthDayRange } from '#src/reports/context/unknown-time-range.ts';
import { listDescribedLimbs } from '#src/reports/facts/nakshatras-of-day.ts';
import { createContext, type ReportInput } from '#src/reports/context/report-context.ts';
import { formatOrdinal, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';
import { writeReport } from '#src/reports/write-report.ts';

/** `charts`: all possible charts of the birth. */
type MoonReport = WrittenReport & { dayRange?: BirthDayRange | undefined; charts: Chart[] };
let reports: MoonReport[];
/** Every fourth report is written with certainties. */
const CERTAINTY_STEP = 4;
let reportsWithTime: MoonReport[];
let reportsWithoutTime: MoonReport[];

beforeAll(() => {
  // enough births for a rare case: two planets square to a Moon without neighbours
  const births = createPeople(520);
  const writeMoonReport = (input: ReportInput): MoonReport => {
    const { dayRange } = createContext(input);
    const charts = dayRange ? [input.chart, dayRange.earliest, dayRange.latest] : [input.chart];
    const inputWithRange = dayRange ? { ...input, dayRange } : input;
    return { input, document: writeReport(inputWithRange), dayRange, charts };
  };
  reportsWithTime = births
    .map((birth) => createReportInput(birth, 'moon-and-nakshatra'))
    .map((input, i) => writeMoonReport(i % CERTAINTY_STEP === 0 ? input : removeSensitivity(input)));
  reportsWithoutTime = births
    .slice(0, 120)
    .map((birth) => writeMoonReport(createReportInput(removeTime(birth), 'moon-and-nakshatra')));
  reports = [...reportsWithTime, ...reportsWithoutTime];
});

const findPage = (document: ReportDocument, id: string): Page =>
  document.pages.find((page) => page.id === id)!;
const findEssay = (document: ReportDocument, id: string) => {
  const page = findPage(document, id);
  if (page.kind !== 'essay') throw new Error(`${id} is a ${page.kind}`);
  return page;
};
const listStatementsWithFact = (document: ReportDocument, key: string): Statement[] =>
  listStatements(document).filter(({ facts }) => facts?.some((fact) => fact.startsWith(`${key}=`)));

describe('moon report', () => {
  test('no sentence occurs twice', () => {
    expect(reports.flatMap(listRepeatedSentences)).toEqual([]);
  });

  test('every statement has true facts', () => {
    expect(reports.flatMap(listUntrueFacts)).toEqual([]);
  });

  test('no printed string is empty or broken', () => {
    expect(reports.filter(isBroken).map(({ input }) => input.birth.date)).toEqual([]);
  });

  test('the summary begins with the Moon sign and has two or more strengths and three dates', () => {
    for (const { document } of reportsWithTime) {
      const summary = document.pages[0]!;
      if (summary.kind !== 'summary') throw new Error('The first page is not the summary.');
      expect(summary.keyFacts[0]!.label).toContain('Moon sign');
      expect(summary.strengths.length).toBeGreaterThanOrEqual(2);
      expect(summary.dates).toHaveLength(3);
    }
  });

  test('every text is used', () => {
    const printedTexts = new Set(
      reports.flatMap(({ document }) => [
        ...listStatements(document).map(({ text }) => text),
        ...document.pages.flatMap((page) => (page.kind === 'essay' ? [page.lead] : [])),
      ]),
    );
    const texts: (string | undefined)[] = [
      ...nakshatraStories.flatMap(({ story, emblem }) => [story, emblem]),
      ...[birthTithi, birthYoga, birthKarana, birthWeekday].flat(),
      ...moonComfort.flatMap((textsByLight) => Object.values(textsByLight)),
      ...Object.values(aspectsOnMoon).flatMap((textsByCount) => Object.values(textsByCount)),
      ...[grahaAfterMoon, grahaBeforeMoon].flatMap((textsByGraha) => Object.values(textsByGraha)),
      moonAlone,
      moonAloneButAspected,
      namingWithRareSyllable,
      namingWithoutTime,
    ];
    expect(texts.filter((text) => !printedTexts.has(text!))).toEqual([]);
  });

  test('every text by lord on names, the surroundings of the Moon and taras is used', () => {
    const printed = reports
      .flatMap(({ document }) => [
        ...listStatements(document).map(({ text }) => text),
        ...document.pages.flatMap((page) =>
          'lead' in page && typeof page.lead === 'string' ? page.lead : [],
        ),
      ])
      .join('\n');
    const texts = [namingByLord, surroundingsLeadByLord, taraLeadByLord].flatMap((textsByLord) =>
      Object.values(textsByLord),
    );
    expect(texts.filter((text) => !printed.includes(text))).toEqual([]);
  });

  test('every kind of nakshatra is used as first, tenth and nineteenth', () => {
    const printed = reports
      .flatMap(({ document }) => listStatements(document).map(({ text }) => text))
      .join('\n');
    const texts = [birthNakshatraKind, tenthNakshatraKind, nineteenthNakshatraKind].flatMap((textsByKind) =>
      Object.values(textsByKind),
    );
    expect(texts.filter((text) => !printed.includes(text))).toEqual([]);
  });
});

describe('panchang of the birth day', () => {
  test('the tithi follows from the elongation of the Moon', () => {
    for (const { input, document } of reportsWithTime) {
      const { Sun, Moon } = input.chart.grahas;
      const elongation = (Moon.longitude - Sun.longitude + 360) % 360;
      const statement = listStatementsWithFact(document, 'tithi').find(({ because }) =>
        because.includes('degrees ahead'),
      );
      // A child reads no text that speaks of adult life.
      if (!statement) continue;
      const [from, to] = /between (\d+) and (\d+)/.exec(statement.because)!.slice(1).map(Number);
      expect([from! <= elongation, elongation < to!]).toEqual([true, true]);
    }
  });

  test('statements on the day of birth have all three levels of certainty', () => {
    const levels = new Set(
      reportsWithTime
        .filter(({ input }) => input.sensitivity)
        .flatMap(({ document }) => findEssay(document, 'panchang').parts)
        .flatMap(({ statements }) => statements)
        .map(({ certainty }) => certainty!.level),
    );
    expect([...levels].toSorted()).toEqual(['borderline', 'minute-sensitive', 'stable']);
  });

  test('an unknown birth time gives each tithi and yoga of some hours with its hours, and no karana', () => {
    for (const { input, document } of reportsWithoutTime) {
      const context = createContext(input);
      const countValues = (limb: 'tithi' | 'yoga') =>
        context.isTimeKnown ? 0 : listDescribedLimbs(context, limb).length;
      const [, tithiPart, yogaPart] = findEssay(document, 'panchang').parts;
      expect([tithiPart!.statements.length, yogaPart!.statements.length]).toEqual([
        countValues('tithi'),
        countValues('yoga'),
      ]);
      expect(listStatementsWithFact(document, 'karana')).toEqual([]);
    }
  });
});

describe('neighbours of the Moon', () => {
  test('an aspect on the Moon has the sign and the distance that it has in the chart', () => {
    for (const { input, document } of reportsWithTime) {
      const neighboursPart = findEssay(document, 'moon-surroundings').parts.find(
        ({ id }) => id === 'neighbours',
      );
      for (const { because } of neighboursPart?.statements ?? []) {
        const aspect = /^(.+?) in (\w+) aspects the Moon, in the (\w+) sign from it/.exec(because);
        if (!aspect) continue;
        const graha = aspect[1]!.replace('the ', '') as 'Mars';
        expect(getSignName(input.chart.grahas[graha].sign)).toBe(aspect[2]);
        const count = countSigns(input.chart, graha, 'Moon');
        expect(aspect[3]).toBe(formatOrdinal(count));
        expect(aspectsOnMoon[graha][count]).toBeDefined();
      }
    }
  });

  test('each part on the surroundings of the Moon has at most seven statements', () => {
    for (const { document } of reports)
      for (const { statements } of findEssay(document, 'moon-surroundings').parts)
        expect(statements.length).toBeLessThanOrEqual(7);
  });
});

describe('dignity of the Moon', () => {
  const listDignityReasons = (dignity: string) =>
    reportsWithTime
      .filter(({ input }) => input.chart.grahas.Moon.dignity === dignity)
      .flatMap(({ document }) =>
        findEssay(document, 'moon-surroundings').parts.flatMap(({ statements }) => statements),
      )
      .filter(({ facts }) => facts?.some((fact) => fact.startsWith('Moon.dignity=')))
      .map(({ because }) => because);

  test('a Moon in Taurus is described as moolatrikona, not as own sign', () => {
    expect(new Set(listDignityReasons('moolatrikona'))).toEqual(
      new Set(['the Moon is in its moolatrikona, Taurus.']),
    );
  });

  test('only a Moon in Cancer is described as in its own sign', () => {
    expect(new Set(listDignityReasons('own'))).toEqual(new Set(['the Moon is in its own sign, Cancer.']));
  });
});

describe('syllables for a name', () => {
  test('each nakshatra has four syllables in both scripts, and the 108 Devanagari syllables are different', () => {
    for (const syllablesByNakshatra of [SYLLABLES_DEVANAGARI, SYLLABLES_LATIN]) {
      expect(syllablesByNakshatra.map((syllables) => syllables.split(' ').length)).toEqual(Array(27).fill(4));
    }
    expect(new Set(SYLLABLES_DEVANAGARI.flatMap((syllables) => syllables.split(' '))).size).toBe(108);
  });

  test('the reason on naming contains the syllable of the pada', () => {
    for (const { input, document } of reportsWithTime) {
      const { nakshatra, pada } = input.chart.grahas.Moon;
      const { statements } = findEssay(document, 'nakshatra-story').parts.at(-1)!;
      expect(statements[0]!.because).toContain(SYLLABLES_DEVANAGARI[nakshatra - 1]!.split(' ')[pada - 1]);
    }
  });
});

describe('two possible Moon signs', () => {
  test('each sign has a statement on comfort, and each nakshatra has a story', () => {
    const reportsWithTwoSigns = reportsWithoutTime.filter(({ dayRange }) => !hasOneSign(dayRange!, 'Moon'));
    expect(reportsWithTwoSigns.length).toBeGreaterThan(10);
    for (const { dayRange, document } of reportsWithTwoSigns) {
      const { earliest, latest } = dayRange!;
      const { statements } = findEssay(document, 'moon-surroundings').parts.at(-1)!;
      for (const { grahas } of [earliest, latest])
        expect(statements.some(({ because }) => because.includes(getSignName(grahas.Moon.sign)))).toBe(true);
    }
    for (const { dayRange, document } of reportsWithoutTime.filter(
      ({ dayRange }) => !hasOneNakshatra(dayRange!),
    )) {
      const { earliest, latest } = dayRange!;
      const titles = findEssay(document, 'nakshatra-story').parts.map(({ title }) => title);
      for (const { grahas } of [earliest, latest])
        expect(titles).toContain(`The story of ${getNakshatraName(grahas.Moon.nakshatra)}`);
    }
  });
});

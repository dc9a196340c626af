/** The Moon and Nakshatra report for many births with known and unknown times. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Chart } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import { createBirths, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { listSentences, listStatements } from '#src/testing/reports/printed-text.ts';
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
import { SYLLABLES_DEVANAGARI, SYLLABLES_LATIN } from '#src/reports/content/en/moon/naming-syllables.ts';
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
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportInput } from '#src/reports/context/report-context.ts';
import { getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';
import { writeReport } from '#src/reports/write-report.ts';

type Written = {
  input: ReportInput;
  document: ReportDocument;
  day?: BirthDayRange | undefined;
  charts: Chart[];
};
let all: Written[];
let timed: Written[];
let dated: Written[];

beforeAll(() => {
  // enough births for a rare case: two planets square to a Moon without neighbours
  const births = createBirths(520);
  const writeInput = (input: ReportInput): Written => {
    const { dayRange } = createContext(input);
    const charts = dayRange ? [input.chart, dayRange.earliest, dayRange.latest] : [input.chart];
    const known = dayRange ? { ...input, dayRange } : input;
    return { input, document: writeReport(known), day: dayRange, charts };
  };
  timed = births.map((born) => writeInput(reportInput(born, 'moon-and-nakshatra')));
  dated = births
    .slice(0, 120)
    .map((born) => writeInput(reportInput(withoutTime(born), 'moon-and-nakshatra')));
  all = [...timed, ...dated];
}, 120_000);

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
    const twice = all.flatMap(({ input, document }) => {
      const sentences = listSentences(document);
      return sentences.filter((one, i) => sentences.indexOf(one) !== i).map((one) => [input.birth.date, one]);
    });
    expect(twice).toEqual([]);
  });

  test('every statement has true facts', () => {
    const untrue = all.flatMap(({ input, document }) => {
      const context = createContext(input);
      return listStatements(document)
        .flatMap(({ facts = [] }) => facts)
        .filter((fact) => !isFactTrue(fact, context));
    });
    expect(untrue).toEqual([]);
  });

  test('no printed string is empty or broken', () => {
    const broken = all.filter(({ document }) =>
      /undefined|NaN|\[object|""|\.\.|,,| {2}/.test(JSON.stringify(document.pages)),
    );
    expect(broken.map(({ input }) => input.birth.date)).toEqual([]);
  });

  test('the summary begins with the Moon and has two or three strengths', () => {
    for (const { document } of timed) {
      const summary = document.pages[0]!;
      if (summary.kind !== 'summary') throw new Error('no minute');
      expect(summary.keyFacts[0]!.label).toContain('Moon sign');
      expect(summary.strengths.length).toBeGreaterThanOrEqual(2);
      expect(summary.dates).toHaveLength(3);
    }
  });

  test('every text is used', () => {
    const printedTexts = new Set(
      all.flatMap(({ document }) => [
        ...listStatements(document).map(({ text }) => text),
        ...document.pages.flatMap((page) => (page.kind === 'essay' ? [page.lead] : [])),
      ]),
    );
    const texts: (string | undefined)[] = [
      ...nakshatraStories.flatMap(({ story, emblem }) => [story, emblem]),
      ...[birthTithi, birthYoga, birthKarana, birthWeekday].flat(),
      ...moonComfort.flatMap((lights) => Object.values(lights)),
      ...Object.values(aspectsOnMoon).flatMap((looks) => Object.values(looks)),
      ...[grahaAfterMoon, grahaBeforeMoon].flatMap((sides) => Object.values(sides)),
      moonAlone,
      moonAloneButAspected,
      namingWithRareSyllable,
      namingWithoutTime,
    ];
    expect(texts.filter((text) => !printedTexts.has(text!))).toEqual([]);
  });

  test('every text on names, neighbours and the calendar is used', () => {
    const printed = all
      .flatMap(({ document }) => [
        ...listStatements(document).map(({ text }) => text),
        ...document.pages.flatMap((page) =>
          'lead' in page && typeof page.lead === 'string' ? page.lead : [],
        ),
      ])
      .join('\n');
    const texts = [namingByLord, surroundingsLeadByLord, taraLeadByLord].flatMap((by) => Object.values(by));
    expect(texts.filter((text) => !printed.includes(text))).toEqual([]);
  });

  test('every kind of nakshatra is used as first, tenth and nineteenth', () => {
    const printed = all
      .flatMap(({ document }) => listStatements(document).map(({ text }) => text))
      .join('\n');
    const texts = [birthNakshatraKind, tenthNakshatraKind, nineteenthNakshatraKind].flatMap((kinds) =>
      Object.values(kinds),
    );
    expect(texts.filter((text) => !printed.includes(text))).toEqual([]);
  });
});

describe('panchang of the birth day', () => {
  test('the tithi follows from the elongation of the Moon', () => {
    for (const { input, document } of timed) {
      const { Sun, Moon } = input.chart.grahas;
      const ahead = (Moon.longitude - Sun.longitude + 360) % 360;
      const statement = listStatementsWithFact(document, 'tithi').find(({ because }) =>
        because.includes('degrees ahead'),
      );
      const [from, to] = /between (\d+) and (\d+)/.exec(statement!.because)!.slice(1).map(Number);
      expect([from! <= ahead, ahead < to!]).toEqual([true, true]);
    }
  });

  test('statements that change within the hour are not stable', () => {
    const levels = new Set(
      timed
        .flatMap(({ document }) => findEssay(document, 'day').parts)
        .flatMap(({ statements }) => statements)
        .map(({ certainty }) => certainty!.level),
    );
    expect([...levels].toSorted()).toEqual(['borderline', 'minute-sensitive', 'stable']);
  });

  test('an unknown birth time gives each tithi and yoga of the date and no karana', () => {
    for (const { charts, document } of dated) {
      const values = (limb: 'tithi' | 'yoga') => new Set(charts.map(({ panchang }) => panchang[limb])).size;
      const [, moon, both] = findEssay(document, 'day').parts;
      expect([moon!.statements.length, both!.statements.length]).toEqual([values('tithi'), values('yoga')]);
      expect(listStatementsWithFact(document, 'karana')).toEqual([]);
    }
  });
});

describe('neighbours of the Moon', () => {
  test('neighbours of the Moon are those of the chart', () => {
    for (const { input, document } of timed) {
      const near = findEssay(document, 'company').parts.find(({ id }) => id === 'company-near');
      for (const { because } of near?.statements ?? []) {
        const looks = /^(.+?) looked at the Moon from (\w+), counting it as the (\w+) sign/.exec(because);
        if (!looks) continue;
        const graha = looks[1]!.replace('the ', '') as 'Mars';
        expect(getSignName(input.chart.grahas[graha].sign)).toBe(looks[2]);
        expect(aspectsOnMoon[graha][countSigns(input.chart, graha, 'Moon')]).toBeDefined();
      }
    }
  });

  test('neighbours of the Moon have seven statements at most', () => {
    for (const { document } of all)
      for (const { statements } of findEssay(document, 'company').parts)
        expect(statements.length).toBeLessThanOrEqual(7);
  });
});

describe('dignity of the Moon', () => {
  const weighed = (dignity: string) =>
    timed
      .filter(({ input }) => input.chart.grahas.Moon.dignity === dignity)
      .flatMap(({ document }) => findEssay(document, 'company').parts.flatMap(({ statements }) => statements))
      .filter(({ facts }) => facts?.some((fact) => fact.startsWith('Moon.dignity=')))
      .map(({ because }) => because);

  test('a Moon in Taurus is described as moolatrikona, not as own sign', () => {
    expect(new Set(weighed('moolatrikona'))).toEqual(new Set(['the Moon holds office in Taurus.']));
  });

  test('only a Moon in Cancer is described as in its own sign', () => {
    expect(new Set(weighed('own'))).toEqual(new Set(['the Moon is master of Cancer.']));
  });
});

describe('syllables for a name', () => {
  test('each nakshatra has four syllables, all 108 in both scripts', () => {
    for (const sounds of [SYLLABLES_DEVANAGARI, SYLLABLES_LATIN]) {
      expect(sounds).toHaveLength(27);
      expect(sounds.flatMap((four) => four.split(' '))).toHaveLength(108);
    }
    expect(new Set(SYLLABLES_DEVANAGARI.flatMap((four) => four.split(' '))).size).toBe(108);
  });

  test('the syllable is that of the pada', () => {
    for (const { input, document } of timed) {
      const { nakshatra, pada } = input.chart.grahas.Moon;
      const { statements } = findEssay(document, 'tale').parts.at(-1)!;
      expect(statements[0]!.because).toContain(SYLLABLES_DEVANAGARI[nakshatra - 1]!.split(' ')[pada - 1]);
    }
  });
});

describe('two possible Moon signs', () => {
  test('both signs have their comfort, and each nakshatra its story', () => {
    const signs = dated.filter(({ day }) => !hasOneSign(day!, 'Moon'));
    expect(signs.length).toBeGreaterThan(10);
    for (const { day, document } of signs) {
      const { earliest, latest } = day!;
      const { statements } = findEssay(document, 'company').parts.at(-1)!;
      for (const { grahas } of [earliest, latest])
        expect(statements.some(({ because }) => because.includes(getSignName(grahas.Moon.sign)))).toBe(true);
    }
    for (const { day, document } of dated.filter(({ day }) => !hasOneNakshatra(day!))) {
      const { earliest, latest } = day!;
      const titles = findEssay(document, 'tale').parts.map(({ title }) => title);
      for (const { grahas } of [earliest, latest])
        expect(titles).toContain(`The story of ${getNakshatraName(grahas.Moon.nakshatra)}`);
    }
  });
});

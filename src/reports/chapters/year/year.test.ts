/** The year ahead, over people and over dates of order: what holds for every reader, and that every text is met. */
import { beforeAll, describe, expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { instantAt, utOf } from '#src/astrology/ephemeris/instant.ts';
import { siderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { nakshatraOf, signOf } from '#src/astrology/zodiac.ts';
import * as texts from '#src/reports/content/en/year.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { holds } from '#src/reports/facts.ts';
import { readingOf, type ReportInput } from '#src/reports/reading.ts';
import { capital, longDate, ordinal, signName } from '#src/reports/words.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { DAY_MS } from '#src/reports/year/calendar.ts';
import { taraOf } from '#src/reports/year/days.ts';
import { yearOf } from '#src/reports/year/year-of.ts';
import { ASHA, KABIR, manyBirths, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { sentencesOf, statementsOf } from '#src/testing/printed-text.ts';
import { mudda } from './mudda.ts';
import { monthTable, months } from './months.ts';
import { yearChart } from './return-chart.ts';
import { yearGlance } from './glance.ts';
import { yearLord } from './lord.ts';
import { yearMinute } from './minute.ts';

/** Days of order, among them ends of months, a leap day, and the Indian midnight between two months. */
const ORDERED = [
  '2026-11-21T03:11:00Z',
  '2027-02-25T20:00:00Z',
  '2028-02-29T05:00:00Z',
  '2029-05-31T18:29:59Z',
  '2029-05-31T18:30:00Z',
  '2032-01-03T00:00:00Z',
];
/** A month from which on Mercury turns back four times within a year. */
const FOUR_TURNS = '2029-01-05T06:00:00Z';

/** For what is seldom met in a single year. */
const OTHER_YEARS = ['2034-06-10T04:00:00Z', '2037-10-02T04:00:00Z'];

type Born = Parameters<typeof reportInput>[0];
const LEAP: Born = { ...KABIR, name: 'Leap Day', date: '2000-02-29' };

const ordered = (born: Born, madeAt: string): ReportInput => {
  const input = reportInput(born, 'year-ahead');
  return { ...input, order: { ...input.order, madeAt } };
};

const inputs = [
  ...manyBirths(66).map((born, i) => ordered(born, ORDERED[i % 6]!)),
  ...manyBirths(24).map((born, i) => ordered(withoutTime(born), ORDERED[(i + 1) % 6]!)),
  ...ORDERED.map((madeAt) => ordered(LEAP, madeAt)),
  ordered({ ...KABIR, date: '2026-11-02' }, ORDERED[0]!),
  ordered({ ...KABIR, date: '1902-03-01' }, ORDERED[0]!),
  ordered(withoutTime({ ...KABIR, date: '1988-11-25' }), ORDERED[0]!),
  ordered(KABIR, FOUR_TURNS),
];
let written: { input: ReportInput; document: ReportDocument }[];
beforeAll(() => {
  written = inputs.map((input) => ({ input, document: writeReport(input) }));
}, 120_000);

const name = ({ input }: (typeof written)[number]) => `${input.birth.name}, ${input.order.madeAt}`;
const chartsOf = (input: ReportInput) => {
  const { day } = readingOf(input);
  return day ? [input.chart, day.earliest, day.latest] : [input.chart];
};

describe('for every person and day of order', () => {
  test('no sentence stands twice', () => {
    const twice = written.flatMap((one) => {
      const all = sentencesOf(one.document);
      return all.filter((each, i) => all.indexOf(each) !== i).map((each) => `${name(one)}: ${each}`);
    });
    expect(twice).toEqual([]);
  });

  test('every statement rests on facts that hold', () => {
    const untrue = written.flatMap(({ input, document }) => {
      const charts = chartsOf(input);
      const facts = statementsOf(document).flatMap((statement) => statement.facts ?? []);
      return facts.filter((fact) => !charts.some((chart) => holds(fact, chart, input.order.madeAt)));
    });
    expect(untrue).toEqual([]);
  }, 60_000);

  test('a reason of the year names the house, the sign or the lord it rests on', () => {
    const vague = written.flatMap(({ document }) => {
      const pages = document.pages.filter(({ id }) => /^(minute|mudda|year-|month-)/.test(id));
      return statementsOf({ ...document, pages }).filter(
        ({ because, facts = [] }) => !facts.every((fact) => named(because, fact)),
      );
    });
    expect(vague).toEqual([]);
  });

  test('nothing printed is empty, undefined or broken', () => {
    const broken = written.filter(({ document }) =>
      /undefined|NaN|\[object|""|\.\.|,,|\s\s| ,/.test(JSON.stringify(document.pages)),
    );
    expect(broken.map(name)).toEqual([]);
  });

  test('the page of one minute has three strong and two gentle months and up to three dates', () => {
    for (const { document } of written) {
      const minute = document.pages.find((page) => page.kind === 'minute')!;
      expect([minute.strengths.length, minute.gently.length, minute.pillars.length]).toEqual([3, 2, 3]);
      expect(minute.dates.length).toBeGreaterThan(0);
      expect(minute.dates.length).toBeLessThan(4);
    }
  });

  test('every row of a table has a cell for every column, or is a heading', () => {
    const tables = written.flatMap(({ document }) =>
      document.pages.flatMap((page) => (page.kind === 'table' ? page.tables : [])),
    );
    const odd = tables.flatMap(({ head, rows }) =>
      rows.filter(({ length }) => length !== 1 && length !== head.length),
    );
    expect(odd).toEqual([]);
  });
});

function named(because: string, fact: string): boolean {
  const [key, value] = fact.split('=') as [string, string];
  const [subject, , what] = key.split('.') as [string, string, string?];
  if (subject === 'transit' || key.endsWith('Moon.sign')) return because.includes(signName(Number(value)));
  if (key === 'lagna.sign') return /house|muntha/.test(because);
  if (subject === 'year' && (GRAHAS as readonly string[]).includes(what!))
    return because.includes(ordinal(Number(value)));
  if (subject === 'year' && what === 'lord') return because.includes(value);
  return subject.endsWith('-on') ? because.includes(value) : true;
}

describe('the months', () => {
  const years = inputs.map((input) => ({ input, year: yearOf(readingOf(input)) }));

  test('follow each other without a gap, from one Indian midnight to another', () => {
    for (const { year } of years) {
      expect(year.months).toHaveLength(12);
      year.months.forEach((month, i) => {
        expect(month.from).toMatch(/T18:30:00Z$/);
        if (i > 0) expect(month.from).toBe(year.months[i - 1]!.to);
      });
      expect(new Set(year.months.map(({ suns }) => suns[1].place)).size).toBe(12);
    }
  });

  test('begin with the month of the order, or with the next in its last week', () => {
    const first = (madeAt: string) => yearOf(readingOf(ordered(KABIR, madeAt))).months[0]!.name;
    expect(ORDERED.map(first)).toEqual([
      'November 2026',
      'March 2027',
      'March 2028',
      'June 2029',
      'June 2029',
      'January 2032',
    ]);
    expect(first('2026-11-23T18:29:00Z')).toBe('November 2026');
  });

  test('have each a rank of their own, and the points of the Sun’s signs by their days', () => {
    for (const { year } of years) {
      const ranks = year.months.map(({ weight }) => weight.rank);
      expect(ranks.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });

  test('name no day before the order', () => {
    for (const { input, year } of years)
      for (const { good, ownStar } of year.months)
        for (const at of [...good.map((day) => day.at), ...ownStar])
          expect(at > input.order.madeAt, at).toBe(true);
  });
});

describe('against the full theory', () => {
  const some = inputs
    .filter((_, i) => i % 7 === 0)
    .map((input) => ({ input, year: yearOf(readingOf(input)) }));
  const place = (graha: 'Sun' | 'Moon', at: string, { chart }: ReportInput) =>
    siderealLongitude(graha, instantAt(utOf(at)), chart.settings);

  test('the Moon of a good day is where it is said to be, and the tara is a good one', () => {
    for (const { input, year } of some)
      for (const { at, star, tara } of year.months.flatMap(({ good }) => good)) {
        expect(nakshatraOf(place('Moon', at, input))).toBe(star);
        expect(tara).toBe(taraOf(input.chart.grahas.Moon.nakshatra, star));
        if (year.natal.stars.length === 1) expect([1, 3, 5, 7, 8]).toContain(tara);
      }
  });

  test('new and full moons are right to two minutes', () => {
    for (const { input, year } of some.slice(0, 5))
      for (const { at, kind } of year.moons) {
        const apart = (place('Moon', at, input) - place('Sun', at, input) + 720) % 360;
        const off = kind === 'new' ? Math.min(apart, 360 - apart) : Math.abs(apart - 180);
        expect(off, at).toBeLessThan(0.02);
      }
  });

  test('quiet days begin and end with the Moon in the eighth sign from its own', () => {
    for (const { input, year } of some) {
      const eighth = ((input.chart.grahas.Moon.sign + 6) % 12) + 1;
      for (const { from, to } of year.months.flatMap(({ quiet }) => quiet)) {
        const inside = [Date.parse(from) + 600_000, Date.parse(to) - 600_000];
        const signs = inside.map((ms) => signOf(place('Moon', new Date(ms).toISOString(), input)));
        expect(signs).toEqual([eighth, eighth]);
        expect(Date.parse(to) - Date.parse(from)).toBeLessThan(2.7 * DAY_MS);
      }
    }
  });

  const monthsTold = (input: ReportInput) => {
    const { document } = written.find((one) => one.input === input)!;
    return JSON.stringify(document.pages.filter(({ id }) => id.startsWith('month-')));
  };

  test('the days named in reasons are the days of the Sun’s entry', () => {
    for (const { input, year } of some)
      for (const { suns } of year.months) {
        const [before, after] = [-3_600_000, 3_600_000].map((ms) =>
          signOf(place('Sun', new Date(Date.parse(suns[1].from) + ms).toISOString(), input)),
        );
        expect([before, after]).toEqual([suns[0].sign, suns[1].sign]);
        expect(monthsTold(input)).toContain(longDate(suns[1].from).split(' ').slice(0, 2).join(' '));
      }
  }, 60_000);
});

describe('the years of life', () => {
  test('cover all months, the longer part first, and begin at the Sun’s return', () => {
    for (const input of inputs) {
      const { lives, months: all, to } = yearOf(readingOf(input));
      const inOrder = lives.toSorted((a, b) => a.age - b.age);
      expect(inOrder[0]!.from <= all[0]!.opens && inOrder.at(-1)!.to >= to).toBe(true);
      inOrder.slice(1).forEach((life, i) => expect(life.from).toBe(inOrder[i]!.to));
    }
  });

  test('may be three where the twelve months hold two returns', () => {
    const { lives } = yearOf(readingOf(ordered(LEAP, ORDERED[1]!)));
    expect(lives.map(({ age }) => age).toSorted((a, b) => a - b)).toEqual([26, 27, 28]);
    expect(lives[0]!.age).toBe(27);
  });

  test('a birthday on the leap day is kept when the Sun is back, leap year or not', () => {
    const starts = ORDERED.slice(0, 4).flatMap((madeAt) =>
      yearOf(readingOf(ordered(LEAP, madeAt))).lives.map(({ from }) => from.slice(5, 10)),
    );
    for (const day of starts) expect(['02-28', '02-29', '03-01']).toContain(day);
  });
});

describe('an unknown birth time', () => {
  const known = new Set(['year-chart', 'year-figures', 'mudda']);

  test('leaves out what needs an hour, and speaks of no house', () => {
    for (const { input, document } of written.filter((one) => !one.input.chart.lagna)) {
      expect(
        document.pages.filter(({ id }) => known.has(id)),
        input.birth.name,
      ).toEqual([]);
      const said = statementsOf(document)
        .map(({ text, because }) => `${text} ${because}`)
        .join('\n');
      expect(said).not.toMatch(
        /lagna|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house/i,
      );
    }
  });

  test('still finds good days where Moon sign and star may be two', () => {
    const year = yearOf(readingOf(ordered(withoutTime({ ...KABIR, date: '1988-11-25' }), ORDERED[0]!)));
    expect(year.natal.signs.length).toBe(2);
    expect(year.months.filter(({ good }) => good.length > 0).length).toBeGreaterThan(8);
    expect(year.months.flatMap(({ quiet }) => quiet)).toEqual([]);
  });
});

describe('the table for other reports', () => {
  test('has a row for each month', () => {
    for (const input of [ASHA, reportInput(withoutTime(KABIR))]) {
      const page = monthTable.write(readingOf(input), []);
      expect(page.kind === 'table' && page.tables[0]!.rows).toHaveLength(12);
    }
  });
});

describe('over many people and years', () => {
  const reached = new Set<string>();
  let printed = '';
  beforeAll(() => {
    const chapters = [yearMinute, yearGlance, yearChart, yearLord, mudda, ...months(12)];
    const pages = manyBirths(230).flatMap((born, i) => {
      const reading = readingOf(ordered(born, i % 40 === 0 ? FOUR_TURNS : ORDERED[i % 6]!));
      return chapters.map((chapter) => chapter.write(reading, []));
    });
    pages.push(
      ...manyBirths(230).flatMap((born) =>
        OTHER_YEARS.map((madeAt) => yearLord.write(readingOf(ordered(born, madeAt)), [])),
      ),
      ...[22, 58].flatMap((i) => {
        const reading = readingOf(ordered(manyBirths(60)[i]!, ORDERED[i === 22 ? 1 : 0]!));
        return months(12).map((chapter) => chapter.write(reading, []));
      }),
    );
    printed = JSON.stringify(pages);
    for (const page of pages)
      JSON.stringify(page, (_, value: unknown) => (typeof value === 'string' && reached.add(value), value));
  }, 180_000);

  const stringsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(stringsIn);
  };
  const days = texts.yearDays;
  const sets: Record<string, unknown> = {
    Sun: texts.yearSun,
    'inner grahas': texts.yearInner,
    Moon: texts.yearMoons,
    mudda: texts.yearMudda,
    muntha: texts.yearMuntha,
    'lord of the year': texts.yearLord,
    'year chart': texts.yearGrahas,
    minute: texts.yearMinute,
    days: [days.starIsFor.map(capital), days.quietDays.map(capital), days.birthStarDays.map(capital)],
  };

  test.each(Object.keys(sets))('every text on the %s is met', (set) => {
    const all = stringsIn(sets[set]);
    expect(all.filter((text) => !reached.has(text) && !printed.includes(text))).toEqual([]);
  });

  test('people born on the same day share little of a month when the hours differ', () => {
    const [one, other] = ['05:10', '13:40'].map((time) => {
      const document = writeReport(ordered({ ...KABIR, time }, ORDERED[0]!));
      return new Set(statementsOf(document).map(({ text }) => text));
    }) as [Set<string>, Set<string>];
    expect([...one].filter((text) => other.has(text)).length).toBeLessThan(one.size / 2);
  });
});

/** Ten years at a glance: lanes by age and product, bands, and an unknown birth time. */
import { describe, expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { TimingPage } from '#src/reports/contract-answers.ts';
import { KABIR, PLACES, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import type { TenYearsProduct } from './ten-years-lanes.ts';
import { createTenYearsChapter } from './ten-years.ts';
import { formatMonthLabel } from './window-months.ts';

const ROHAN = { name: 'Rohan', date: '1990-07-09', time: '08:15', place: PLACES[0] };

type Person = Parameters<typeof createReportInput>[0];

/** The reports of the fixtures are made on 21 November 2026. */
const writePage = (person: Person, product: TenYearsProduct = 'career-wealth') =>
  writeChapter(createTenYearsChapter(product), createContext(createReportInput(person, product)));

function writeTimingPage(person: Person, product?: TenYearsProduct): Omit<TimingPage, 'chapterNumber'> {
  const page = writePage(person, product);
  if (page?.kind !== 'timing') throw new Error('Not a page of timing.');
  return page;
}

const removeTimeOf = ({ name, date, place }: Person): Person => ({ name, date, place });

const listLanes = (person: Person, product?: TenYearsProduct): string[] =>
  writeTimingPage(person, product).chart.lanes.map(({ title }) => title);

describe('lanes', () => {
  test('of Career & Wealth at thirty-six have no study', () => {
    expect(listLanes(ROHAN)).toEqual(['Change of work', 'Promotion', 'Money', 'Going abroad']);
  });

  test('of Love & Marriage at thirty-six are marriage, children and home', () => {
    expect(listLanes(ROHAN, 'love-marriage')).toEqual(['Marriage', 'Children', 'Home, property']);
  });

  test('of Love & Marriage at fifty-two name the partnership and no wedding', () => {
    expect(listLanes({ ...ROHAN, date: '1974-11-09' }, 'love-marriage')).toEqual([
      'Partnership',
      'Home, property',
    ]);
  });

  test('of Love & Marriage at seventy-four are introduced as plans of two people, without a first home', () => {
    const { lead } = writeTimingPage({ ...ROHAN, date: '1952-03-14' }, 'love-marriage');
    expect(lead).toMatch(/^This page shows what two people, or one, can plan/);
    expect(lead).toContain('“Times for marriage and partnership”');
    expect(lead).not.toMatch(/home of your own/);
    expect(writeTimingPage(ROHAN, 'love-marriage').lead).not.toMatch(/two people/);
  });

  test('of the Blueprint at twenty begin with study, work and marriage', () => {
    const lanes = listLanes({ ...ROHAN, date: '2006-08-01' }, 'life-blueprint');
    expect(lanes.slice(0, 3)).toEqual(['Study', 'First job', 'Marriage']);
    // a promotion comes after a first job
    expect(lanes).not.toContain('Promotion');
    expect(lanes).toHaveLength(8);
    expect(listLanes({ ...ROHAN, date: '2005-08-01' }, 'life-blueprint')).toContain('Promotion');
  });

  test('of a reader of seventeen have no promotion and no children', () => {
    for (const product of ['career-wealth', 'life-blueprint', 'love-marriage'] as const) {
      const lanes = listLanes({ ...ROHAN, date: '2009-08-01' }, product);
      expect(lanes).toContain(product === 'love-marriage' ? 'Marriage' : 'First job');
      expect(lanes.filter((lane) => ['Promotion', 'Children'].includes(lane))).toEqual([]);
    }
  });

  test('at seventy begin with health care and have no marriage, children or work', () => {
    expect(listLanes({ ...ROHAN, date: '1956-03-02' }, 'life-blueprint')).toEqual([
      'Health care',
      'Home, property',
      'Money',
      'Journeys',
    ]);
  });

  test('of a child of ten are study, health care and journeys in every report', () => {
    for (const product of ['career-wealth', 'love-marriage', 'life-blueprint'] as const)
      expect(listLanes({ ...ROHAN, date: '2016-05-01' }, product)).toEqual([
        'Study',
        'Health care',
        'Journeys',
      ]);
  });
});

describe('the figure of Rohan', () => {
  const { chart } = writeTimingPage(ROHAN);

  test('begins at the last first of July and ends on 31 December ten years on', () => {
    expect([chart.from, chart.to]).toEqual(['2026-07-01T00:00:00Z', '2036-12-31T23:59:59Z']);
  });

  test('has one current antardasha, and bands without gaps from its beginning to its end', () => {
    const { spans } = chart.periods;
    expect(spans.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(spans.some(({ isUncertain }) => isUncertain)).toBe(false);
    for (const band of [spans, ...chart.lowerBands.map((band) => band.spans)]) {
      expect(Date.parse(band[0]!.from)).toBe(Date.parse(chart.from));
      expect(Date.parse(band.at(-1)!.to)).toBe(Date.parse(chart.to));
      band.slice(1).forEach(({ from }, i) => expect(from).toBe(band[i]!.to));
    }
  });

  test('has Saturn in the ninth house, Pisces from Cancer, until 3 June 2027', () => {
    const saturn = chart.lowerBands[1]!.spans[0]!;
    expect([saturn.label, saturn.to.slice(0, 10)]).toEqual(['9', '2027-06-02']);
  });

  test('is described with the grades and months of every lane', () => {
    for (const { title } of chart.lanes) expect(chart.description).toContain(`${title}: `);
    expect(chart.description).toMatch(/Good Jul to Sep\u00a02027/);
  });
});

describe('an unknown birth time', () => {
  test('has lanes from the Moon, no best grade, and stripes where the hour decides the mahadasha', () => {
    const { chart, caption } = writeTimingPage(removeTime(ROHAN));
    expect(chart.lanes[0]!.note).toBe('10th from Moon');
    expect(chart.lanes.flatMap(({ windows }) => windows).some(({ grade }) => grade === 3)).toBe(false);
    expect(chart.legend.map(({ label }) => label)).toEqual(['Good', 'Fair']);
    expect(chart.periods.spans.map(({ label, isUncertain }) => [label, isUncertain])).toEqual([
      ['Rahu or Jupiter', true],
      ['Jupiter', false],
    ]);
    expect(caption).toContain('your Moon in Capricorn');
  });

  test('names the mahadasha of the hours between where those of the first and of the last hour are not neighbours', () => {
    const kavita = removeTime({ name: 'Kavita', date: '1988-03-21', time: '12:00', place: PLACES[0] });
    const labels = writeTimingPage(kavita).chart.periods.spans.map(({ label }) => label);
    expect(labels).toEqual(['Mars or Rahu', 'Mars, Rahu or Jupiter', 'Rahu or Jupiter']);
  });

  test('is drawn for the Moon sign of the greater part of the day, and the lead says what differs', () => {
    const kabir = removeTime(KABIR);
    expect(hasOneMoonSign(createContext(createReportInput(kabir)))).toBe(false);
    expect(writeTimingPage(kabir).lead).toMatch(
      /The bars count from the Moon in \w+, its sign for (1[2-9]|2\d) of the 24 hours\. If you were born/,
    );
  });
});

describe('the lead', () => {
  const [arjun, kavita] = [
    { name: 'Arjun', date: '2008-12-30', time: '16:05', place: PLACES[0] },
    removeTime({ name: 'Kavita', date: '1988-03-21', time: '12:00', place: PLACES[0] }),
  ];

  test('says first that the main matter has fair months only', () => {
    expect(writeTimingPage(arjun, 'love-marriage').lead).toMatch(
      /^For marriage these ten years have fair months only, first October\u00a02030/,
    );
  });

  test('says first that the main matter has no months', () => {
    const { lead, chart } = writeTimingPage(kavita, 'love-marriage');
    expect(chart.lanes[0]!.windows).toEqual([]);
    expect(chart.lanes[1]!.windows.some(({ grade }) => grade > 1)).toBe(true);
    expect(lead).toMatch(/^For marriage no months of these ten years stand out/);
  });

  test('names a time for a child before the first time to marry as one for married readers', () => {
    const leads = createPeople(300)
      .filter(({ date }) => date > '1987' && date < '1996')
      .map((person) => writePage(person, 'love-marriage'))
      .flatMap((page) => (page?.kind === 'timing' ? [page.lead] : []));
    expect(leads.some((lead) => lead.includes('having a child if you are married'))).toBe(true);
    expect(leads.filter((lead) => /having a child (it )?is.*marriage it is/.test(lead))).toEqual([]);
  });
});

test.each([
  ['2027-02-01T00:00:00Z', '2027-06-28T00:00:00Z', 'Feb–Jun 27', 'Feb–Jun'],
  ['2027-12-10T00:00:00Z', '2028-02-20T00:00:00Z', 'Dec 27 – Feb 28', 'Dec 27 – Feb 28'],
  ['2027-02-03T00:00:00Z', '2027-02-27T00:00:00Z', 'Feb 27', 'Feb'],
])(
  'the label of a bar from %s to %s is %s, or %s where the room is narrow',
  (from, to, label, shortLabel) => {
    expect(formatMonthLabel(from, to, { hasYear: true })).toBe(label);
    expect(formatMonthLabel(from, to, { hasYear: false })).toBe(shortLabel);
  },
);

test('a figure without any bar says so and explains no bars', () => {
  // Without a time three mahadashas are possible on the day of the report.
  const { lead, guide, chart } = writeTimingPage(
    removeTimeOf({ ...ROHAN, date: '1996-02-21', place: PLACES[3] }),
    'life-blueprint',
  );
  expect(chart.lanes.flatMap(({ windows }) => windows)).toEqual([]);
  expect(lead).toMatch(/^No months of these ten years stand out for the matters of this page\./);
  expect(guide.map(({ title }) => title)).toEqual(['Rows without a bar']);
});

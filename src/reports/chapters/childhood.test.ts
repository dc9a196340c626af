/** Reports of children use the texts for children, and reports of adults do not. */
import { HOUR_MS } from '#src/reports/facts/time-units.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLACES, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { MANY_REPEATED_STAYS } from '#src/testing/fixtures/year-orders.ts';
import { collectStrings, listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import { listUnfoundTexts } from '#src/testing/reports/unfound-texts.ts';
import { writeChapter, type Chapter, type PageDraft } from '#src/reports/context/chapter.ts';
import type { Page } from '#src/reports/contract.ts';
import { content } from '#src/reports/content/content.ts';
import { slowTransitsChapter } from '#src/reports/chapters/saturn/slow-transits.ts';
import { createContext, type ReportContext, type ProductKey } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { generalSummaryChapter } from './summary/general-summary.ts';
import { nineGrahasChapter } from './grahas/nine-grahas.ts';
import { periodsChapter } from './periods/periods.ts';
import { yearTransitsChapter } from './year/year-transits.ts';
import { solarReturnChartChapter } from './year/solar-return-chart.ts';
import { yearOverviewChapter } from './year/year-overview.ts';
import { yearLordChapter } from './year/year-lord.ts';
import { yearRemediesChapter } from './year/year-remedies.ts';
import { yearSummaryChapter } from './year/year-summary.ts';
import { createMonthChapters, monthsShortChapter } from './year/month-chapters.ts';
import { muddaDashaChapter } from './year/mudda-dasha.ts';

const NEWBORN_COUNT = 620;
const CHILD_COUNT = 240;
/** Of the children below, those with all texts. */
const CASES_WITH_ALL_TEXTS = [
  992, 1035, 1032, 1076, 1111, 1065, 1028, 19, 980, 1014, 1125, 64, 999, 993, 149, 286, 912, 1137, 322, 421,
  527, 853, 949, 970, 42, 961, 1101, 681, 682, 697, 906, 1013, 1140, 624, 907, 917, 922, 943,
];
const createBirthAt = (ms: number) => {
  const instant = new Date(ms).toISOString();
  return { name: 'Somebody', date: instant.slice(0, 10), time: instant.slice(11, 16), place: PLACES[0] };
};
/** Births `hours` apart; a fraction of an hour brings the Moon into every pada of every nakshatra. */
const createBirthsFrom = (count: number, from: number, hours: number) =>
  Array.from({ length: count }, (_, i) => createBirthAt(from + i * hours * HOUR_MS));
/** Without a sensitivity, because these contexts serve for texts alone. */
const createContexts = (
  births: ReturnType<typeof createBirthsFrom>,
  product: ProductKey,
  madeAt?: string,
): ReportContext[] =>
  births.map((birth) => {
    const input = removeSensitivity(createReportInput(birth, product));
    return createContext(madeAt ? { ...input, order: { ...input.order, madeAt } } : input);
  });

const newborns = createBirthsFrom(NEWBORN_COUNT, Date.UTC(2026, 3, 1), 7.13);
const children = createBirthsFrom(CHILD_COUNT, Date.UTC(2011, 0, 5), 571.3);
/** Born while Saturn is debilitated, in Aries. */
const laterChildren = createBirthsFrom(40, Date.UTC(2028, 1, 5), 41.3);
const adults = createBirthsFrom(40, Date.UTC(1960, 0, 5), 10_571.3);

const yearChapters = [
  yearSummaryChapter,
  yearOverviewChapter,
  yearLordChapter,
  muddaDashaChapter,
  ...createMonthChapters(12),
  monthsShortChapter,
  solarReturnChartChapter,
  yearTransitsChapter,
  slowTransitsChapter,
  yearRemediesChapter,
];
const writePages = (context: ReportContext, chapters: readonly Chapter[]): PageDraft[] =>
  chapters.map((chapter) => writeChapter(chapter, context)!);
const joinPrintedStrings = (pages: PageDraft[]): string => listPrintedStrings(pages as Page[]).join('\n');

type ChildTexts = typeof content.child;
const pickTexts = (...names: (keyof ChildTexts)[]): Partial<ChildTexts> =>
  Object.fromEntries(names.map((name) => [name, content.child[name]]));

const { small, teenager } = content.child;
const PERIOD_TEXTS = {
  periods: pickTexts(
    'childMaha',
    'childHouse',
    'fromAgeSixteen',
    'childMahaLater',
    'childMahaTone',
    'childAntarTone',
    'childNakshatraLord',
  ),
  Venus: pickTexts('childVenusRole', 'childVenusInSign'),
};
const YEAR_TEXTS = {
  year: pickTexts(
    'childRank',
    'childMonthSummary',
    'childSun',
    'childMoonPlace',
    'childAntarInYear',
    'childPratyantar',
    'childMudda',
    'childStrongMonth',
    'childWeakMonth',
    'childYearLordLine',
    'childMunthaLine',
  ),
  'lord of the year': pickTexts('childMuntha', 'childMunthaLord', 'childYearLord'),
  months: pickTexts('childMars', 'childMercury', 'childVenus', 'childNewMoons', 'childFullMoons'),
  'month rows': pickTexts('learningWhenMercuryRepeats', 'friendsWhenVenusRepeats'),
  'year chart': pickTexts(
    'childGrahaInYear',
    'childYearLagna',
    'childYearLordInOtherYear',
    'childMunthaInOtherYear',
    'childTajikaYoga',
    'childTajikaYogaOfWeak',
  ),
  'slow grahas': pickTexts('childSlowTransits'),
};
/** Some of their words are printed for adults too. */
const SHARED_TEXTS = {
  'longer periods': pickTexts('childAntarKinds'),
  remedies: pickTexts(
    'childRemedyHabits',
    'childRemedyServices',
    'childSolarReturnByElement',
    'childBirthNakshatraByLord',
    'childSankrantiByLord',
  ),
};

/** Words of adult life, which texts for children do not use. */
const ADULT_WORDS =
  /\b(offices?|salar\w+|incomes?|invoices?|contracts?|clients?|colleagues?|careers?|boss\w*|jobs?|sign(s|ed|ing|ature)?|deals?|debts?|loans?|rent|tax\w*|budgets?|marri\w+|romance|passion\w*|partners?|partnership|spouses?|employ\w+|business|profession\w*|property|investments?|savings|agreements?|waist\w*|promotions?|landlords?|tenants?)\b/i;

describe('texts for children', () => {
  const { adultWords: _, ...textsOfTeenagers } = teenager;

  test.each(Object.entries({ ...PERIOD_TEXTS, ...YEAR_TEXTS, ...SHARED_TEXTS, small, textsOfTeenagers }))(
    'texts for children on %s have no words of adult life',
    (_name, set) => {
      expect(collectStrings(set).filter((text) => ADULT_WORDS.test(text))).toEqual([]);
    },
  );
});

describe('periods of a child', () => {
  const page = writeReport(createReportInput(createBirthAt(Date.UTC(2023, 8, 14, 16, 10)))).pages.find(
    ({ kind }) => kind === 'periods',
  )!;

  test('periods that end before sixteen have no words of adult life', () => {
    const rows = page.kind === 'periods' ? page.antar.rows : [];
    const sixteenth = Date.UTC(2039, 8, 14);
    const early = rows.filter((_, i) => i + 1 < rows.length && Date.parse(rows[i + 1]!.from) < sixteenth);
    expect(early.length).toBeGreaterThan(0);
    expect(early.map(({ text }) => text).filter((text) => ADULT_WORDS.test(text))).toEqual([]);
  });

  test('the period of birth is not described as long past', () => {
    const first = page.kind === 'periods' ? page.statements[0]!.text : '';
    expect(Object.values(content.child.childNakshatraLord)).toContain(first);
  });

  test('periods that end after sixteen have the texts for children and for adults', () => {
    const texts = page.kind === 'periods' ? page.statements.map(({ text }) => text) : [];
    const textsWithBoth = texts.filter((text) => text.includes(content.child.fromAgeSixteen));
    expect(textsWithBoth).toHaveLength(1);
    // The period of the Moon begins when the reader is fifteen.
    expect(textsWithBoth[0]).toContain(teenager.childMaha.Moon);
  });
});

describe('many children', () => {
  const textsBySubject = { ...PERIOD_TEXTS, ...YEAR_TEXTS, ...SHARED_TEXTS };
  const birthChapters = [periodsChapter, generalSummaryChapter, nineGrahasChapter];
  let unfound: Set<string>;
  beforeAll(() => {
    const createCases = (
      births: typeof children,
      chapters: readonly Chapter[],
      product: ProductKey,
      madeAt?: string,
    ) =>
      births.map((birth) => () => {
        const [context] = createContexts([birth], product, madeAt);
        return listPrintedStrings(writePages(context!, chapters) as Page[]);
      });
    const cases = [
      ...createCases(newborns, birthChapters, 'free-kundli'),
      ...createCases(children, birthChapters, 'free-kundli'),
      ...createCases(laterChildren, birthChapters, 'free-kundli', '2029-11-21T03:11:00Z'),
      ...createCases(children, yearChapters, 'year-ahead'),
      ...createCases(laterChildren.slice(0, 2), yearChapters, 'year-ahead', MANY_REPEATED_STAYS),
    ];
    unfound = listUnfoundTexts(collectStrings(textsBySubject), cases, CASES_WITH_ALL_TEXTS);
  });

  test.each(Object.entries(textsBySubject))('every text on %s is used', (_, set) => {
    expect(collectStrings(set).filter((text) => unfound.has(text))).toEqual([]);
  });
});

describe('many adults', () => {
  test('no text for children is printed for an adult', () => {
    const printed = createContexts(adults, 'year-ahead')
      .map((context) =>
        joinPrintedStrings(
          writePages(context, [periodsChapter, generalSummaryChapter, nineGrahasChapter, ...yearChapters]),
        ),
      )
      .join('\n');
    const childTexts = collectStrings({ ...PERIOD_TEXTS, ...YEAR_TEXTS });
    expect(childTexts.filter((text) => printed.includes(text))).toEqual([]);
  });
});

describe('notes for children', () => {
  const listPagesWithNotes = (birthMs: number, product: ProductKey): string[] => {
    const { pages } = writeReport(removeSensitivity(createReportInput(createBirthAt(birthMs), product)));
    const notes = [...Object.values(content.child.childNotesByPage), content.child.childRemedyNote];
    return pages
      .filter((page) => {
        const lead = 'lead' in page ? page.lead : undefined;
        return typeof lead === 'string' && notes.some((note) => lead.endsWith(note));
      })
      .map(({ id }) => id);
  };
  const PRODUCTS: ProductKey[] = [
    'janam-kundli',
    'life-blueprint',
    'year-ahead',
    'sade-sati-check',
    'numerology-profile',
  ];

  test('every note for children occurs in some report of a child', () => {
    const pagesWithNotes = PRODUCTS.flatMap((product) =>
      listPagesWithNotes(Date.UTC(2019, 4, 4, 5), product),
    );
    const expectedPages = [
      ...Object.keys(content.child.childNotesByPage),
      'remedies',
      'year-remedies',
      'saturn-remedies',
    ];
    expect(expectedPages.filter((id) => !pagesWithNotes.includes(id))).toEqual([]);
  });

  test('no note for children is printed for an adult', () => {
    expect(PRODUCTS.flatMap((product) => listPagesWithNotes(Date.UTC(1989, 4, 4, 5), product))).toEqual([]);
  });
});

/** Reports of children say nothing about the career, money, love or marriage of an adult, those of youths little. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLACES, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { createMadeUpLanguage } from '#src/testing/reports/made-up-language.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';
import type { Translation } from './content/content.ts';
import type { ProductKey } from './context/report-context.ts';
import type { Page } from './contract.ts';
import { writeReport } from './write-report.ts';

/** The reports that are sold or given for a child; career and love are refused under sixteen. */
const PRODUCTS: readonly ProductKey[] = [
  'janam-kundli',
  'life-blueprint',
  'year-ahead',
  'numerology-profile',
  'free-kundli',
  'moon-and-nakshatra',
  'sade-sati-check',
];

type Birth = { date: string; time?: string };

const BIRTHS_PER_AGE = 12;
/** The reports of the fixtures are made in November 2026. */
const YEAR_OF_REPORTS = 2026;

/** Born in every month of a year, at every second hour; the birth time of every fourth is unknown. */
const createChildren = (age: number): Birth[] =>
  Array.from({ length: BIRTHS_PER_AGE }, (_, i) => {
    const instant = new Date(Date.UTC(YEAR_OF_REPORTS - age, i - 1, 3 + 2 * i, 2 * i, 7 * i)).toISOString();
    return { date: instant.slice(0, 10), ...(i % 4 === 3 ? {} : { time: instant.slice(11, 16) }) };
  });

const AGES = [3, 8, 12, 15].map((age) => ({ age, births: createChildren(age) }));

/** Children of one age of whom reports are written with certainties. */
const WITH_CERTAINTIES = 4;

const ADULT_MATTERS =
  /\b(salar(y|ies)|wages?|income|earnings|savings|invest(s|ing|ments?)?|loans?|debts?|mortgage|tax(es)?|rent|property|promot(ed|ions?)|boss(es)?|managers?|colleagues?|careers?|offices?(?!-holder)|workplace|jobs?|profession(s|al)?|business(es)?|clients?|customers?|employ(er|ers|ee|ees|ment)|contracts?|invoices?|interviews?|marr(y|ied|iages?)|weddings?|spouses?|wife|wives|husbands?|partners?|partnerships?|romance|romantic|lovers?|in love|in-laws|divorce|passion|sex(ual)?|your children|grandchildren|your pay|paid work|emergency fund|bills?|payments|lend no money|borrowed money|receipts|housing society|wiring|initiation|blood (pressure|tests?)|by UPI|(second|higher) degree|evening college|only for the two of you|one student|before you sign|big examination|as a child|resign|subscriptions?|on the board|the panchayat|own a house|sales|factory work|politics|flat (at|or)|a flat comes|choosing a flat|where to live|large purchase|gains come|honest records|lead the place)\b/i;

/** What a child under twelve does not do yet. */
const MATTERS_OF_TEENS_AND_ADULTS =
  /\b(for a signature|further training|(keep|leave|put) the phone|phone calls|coaching|consulting|higher study|applications?|apply for|alumni|two departments|after (nine|forty)|ten in the evening|second half of life|house shifting|small print|deadlines?|the art you once|where visitors|answer at midnight|early loss|(big|large|important) decisions?)\b/i;

/** Offices of the year are a term of Tajika, an office of Saturn one of Parashara; yogas have names, and nakshatras legends. */
const TERMS = [
  /five offices/gi,
  /(its seat of|as holding) office/gi,
  /^Office$/gi,
  /offices, Tajika yogas and sahams/gi,
  /Dhana of income/gi,
  /two is the first number that has a partner/gi,
  /Aryaman protects guests, marriages and promises/gi,
  /twenty-seven star wives/gi,
];
/** The glossary defines words, and the report ends with a notice on its limits. */
const NOTICES = [/(of|about) health, law, money or marriage/gi];

const isDefinition = (page: Page, path: string): boolean =>
  page.kind === 'glossary' && path.includes('.terms');

function listTexts(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => key !== 'facts' && key !== 'id')
    .flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`));
}

const removeTerms = (text: string): string =>
  [...TERMS, ...NOTICES].reduce((rest, term) => rest.replaceAll(term, ''), text);

const writePages = (birth: Birth, i: number, product: ProductKey): Page[] => {
  const input = createReportInput({ name: 'Somebody', ...birth, place: PLACES[0] }, product);
  return writeReport(i < WITH_CERTAINTIES ? input : removeSensitivity(input)).pages;
};

const listAdultTexts = (page: Page): string[] =>
  listTexts(page)
    .filter(({ path, text }) => !isDefinition(page, path) && ADULT_MATTERS.test(removeTerms(text)))
    .map(({ path, text }) => `${page.id}${path}: ${text}`);

describe.each(PRODUCTS)('%s of a child', (product) => {
  const pagesByAge = new Map<number, Page[]>();
  beforeAll(() => {
    for (const { age, births } of AGES)
      pagesByAge.set(
        age,
        births.flatMap((birth, i) => writePages(birth, i, product)),
      );
  });
  afterAll(() => pagesByAge.clear());

  test.each(AGES)('has no text on adult life at the age of $age', ({ age }) => {
    const pages = pagesByAge.get(age)!;
    expect(pages.length).toBeGreaterThan(BIRTHS_PER_AGE);
    expect(pages.flatMap(listAdultTexts)).toEqual([]);
  });

  test.each([3, 8])('has no statement on the days of grown-ups at the age of %i', (age) => {
    const texts = listStatements({ pages: pagesByAge.get(age)! }).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(BIRTHS_PER_AGE);
    expect(texts.filter((text) => MATTERS_OF_TEENS_AND_ADULTS.test(text))).toEqual([]);
  });

  test('has a statement in every part and a text in every cell', () => {
    const pages = [...pagesByAge.values()].flat();
    const essays = pages.filter((page) => page.kind === 'essay');
    const emptyEssays = essays.filter(
      ({ parts }) => parts.length === 0 || parts.some(({ statements }) => statements.length === 0),
    );
    const tables = pages.filter((page) => page.kind === 'table').flatMap((page) => page.tables);
    const emptyTables = tables.filter(({ rows }) => rows.flat().includes(''));
    expect([...emptyEssays.map(({ id }) => id), ...emptyTables.map(({ caption }) => caption)]).toEqual([]);
  });
});

/** One of the three strengths of this chart is about adult life. */
test('the titles of the page in one minute count what is left on it', () => {
  const birth = { name: 'Somebody', date: '2020-01-22', time: '00:47', place: PLACES[3] };
  const summary = writeReport(createReportInput(birth, 'free-kundli')).pages[0]!;
  expect(summary).toMatchObject({
    kind: 'summary',
    strengths: [expect.anything(), expect.anything()],
    titles: { strengths: 'Two strengths to rely on' },
  });
});

/** What the reports that are also sold for children leave out for a reader of sixteen or seventeen. */
const MATTERS_OF_LATER_YEARS =
  /\b(salar(y|ies)|colleagues?|loans?|EMIs?|mortgage|pension|insurance|spouses?|husband|wife|your partner|business partners?|in-laws|clients?|appraisal|bills?|auto-pay|rishta|the wage|in love|attraction|bank|housing society|customers|EPF|PPF|deposits?|tax(es)?|rent or buy|serious proposal|your children|grandchildren|property purchase|legal notice|conclude the agreement|promise to pay|before a marriage|foreign payments|a client|sales)\b/i;

/** What Love & Marriage leaves out besides. */
const MATTERS_OF_COUPLES =
  /\b(desires?|passion(ate)?|beds?|bodily|attraction|attracted|office talk|your pay)\b/i;

/** What Career & Wealth and Love & Marriage leave out too, which treat work and partnership. */
const MATTERS_OF_OWN_HOUSEHOLD =
  /\b(loans?|EMIs?|mortgage|nominees?|joint accounts?|bills|instalments?|in-laws|salary day|(your|among) staff|school fees|appraisal|grandchildren)\b/i;

const PAGES_OF_STATEMENTS = new Set(['essay', 'house', 'verdicts', 'remedies']);

const writeYouthPages = (product: ProductKey, age: number): Page[] =>
  createChildren(age)
    .flatMap((birth, i) => writePages(birth, i, product))
    .filter(({ kind }) => PAGES_OF_STATEMENTS.has(kind));

const listRemedies = (page: Page): { text: string }[] => (page.kind === 'remedies' ? page.remedies : []);

const listEmptyPages = (pages: readonly Page[]): string[] =>
  pages
    .filter(
      (page) =>
        (page.kind === 'essay' && page.parts.some(({ statements }) => statements.length === 0)) ||
        (page.kind === 'house' && page.statements.length === 0),
    )
    .map(({ id }) => id);

const MONTH_PAGES = new Set(['numbers-months', 'months-short']);

test.each([4, 8, 12, 16, 17])('no month is left out at the age of %i', (age) => {
  const pages = (['numerology-profile', 'life-blueprint'] as const).flatMap((product) =>
    createChildren(age).flatMap((birth, i) => writePages(birth, i + WITH_CERTAINTIES, product)),
  );
  const months = pages.flatMap((page) => (page.kind === 'essay' && MONTH_PAGES.has(page.id) ? [page] : []));
  expect(months.length).toBeGreaterThan(BIRTHS_PER_AGE);
  expect(
    months.filter(({ parts }) => parts.length !== 12).map(({ parts }) => parts.map(({ title }) => title)),
  ).toEqual([]);
});

test.each([4, 8, 12, 16, 17])('no graha is left out at the age of %i', (age) => {
  // Without a time the Moon may have no statement at any age.
  const births = createChildren(age).filter(({ time }) => time !== undefined);
  const pages = births.flatMap((birth, i) =>
    writePages(birth, i + WITH_CERTAINTIES, 'janam-kundli').filter(({ id }) => id === 'nine-grahas'),
  );
  expect(pages).toHaveLength(births.length);
  expect(pages.map((page) => page.kind === 'essay' && page.parts.length)).toEqual(pages.map(() => 9));
});

const FORBIDDEN_TO_YOUTHS = [
  ...PRODUCTS.map((product) => ({ product, forbidden: MATTERS_OF_LATER_YEARS })),
  ...(['career-wealth', 'love-marriage'] as const).map((product) => ({
    product,
    forbidden: MATTERS_OF_OWN_HOUSEHOLD,
  })),
  { product: 'love-marriage' as const, forbidden: MATTERS_OF_COUPLES },
];

describe.each(FORBIDDEN_TO_YOUTHS)(
  '$product of a reader before the eighteenth birthday',
  ({ product, forbidden }) => {
    test.each([16, 17])('has no statement on matters of later years at the age of %i', (age) => {
      const pages = writeYouthPages(product, age);
      const texts = [...listStatements({ pages }), ...pages.flatMap(listRemedies)].map(({ text }) => text);
      expect(texts.length).toBeGreaterThan(BIRTHS_PER_AGE);
      expect(texts.filter((text) => forbidden.test(text))).toEqual([]);
      expect(listEmptyPages(pages)).toEqual([]);
    });
  },
);

test('a report in another language leaves out the same statements by the words of that language', () => {
  const [, { births }] = AGES as [unknown, (typeof AGES)[number]];
  const countStatements = (birth: Birth, translation?: Translation): number[] => {
    const input = createReportInput({ name: 'Somebody', ...birth, place: PLACES[0] }, 'numerology-profile');
    return writeReport(input, translation).pages.map((page) => listStatements({ pages: [page] }).length);
  };
  const translation = createMadeUpLanguage();
  for (const birth of births) expect(countStatements(birth, translation)).toEqual(countStatements(birth));
});

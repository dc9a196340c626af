import { describe, expect, test } from 'vitest';
import { SEED_REPORTS } from '#src/catalogue/data/seed-reports.ts';
import { products } from '#src/reports/products.ts';
import type { ProductKey } from '#src/reports/write-report.ts';
import { createSampleDocument, listChapters } from './sample.ts';

test.each(Object.keys(products) as ProductKey[])(
  'the sample of %s is marked as a sample and has no verification code',
  (product) => {
    const sections = createSampleDocument(product).pages.flatMap((page) =>
      'authenticity' in page && page.authenticity ? [page.authenticity] : [],
    );
    expect(sections.map(({ title }) => title)).toEqual(['This copy is a sample']);
    expect(sections[0]!.text).not.toMatch(/My reports|number below/);
    expect(sections[0]!.code).toBeUndefined();
  },
);

describe.each(Object.keys(products) as ProductKey[])('what is inside %s', (product) => {
  const document = createSampleDocument(product);
  const destinations = Object.fromEntries(document.pages.map(({ id }, i) => [id, i + 1]));
  const lines = listChapters(document, { destinations });

  test('names every numbered chapter in the order of the pages, months and houses in one line each', () => {
    const chapters = document.pages.filter(
      ({ chapterNumber, id }) => chapterNumber && !/^month-\d\d?$/.test(id),
    );
    const titles = chapters.map((page) =>
      page.kind === 'house' ? 'Twelve houses, one by one' : page.title.replace(/:.*/, ''),
    );
    const lineOfMonths = 'Twelve months, one by one';
    const isLineOfMonths = ({ page }: (typeof lines)[number]) => page === destinations['month-1'];
    expect(lines.filter((line) => !isLineOfMonths(line)).map(({ title }) => title)).toEqual(titles);
    expect(lines.filter(isLineOfMonths).map(({ title }) => title)).toEqual(
      'month-1' in destinations ? [lineOfMonths] : [],
    );
  });
});

/** The chapter behind each feature of the catalogue; features without a chapter are on the whole report or on ordering. */
const CHAPTERS_OF_FEATURES: Record<ProductKey, Record<string, string[]>> = {
  'janam-kundli': {
    'Answers first': ['answers', 'verdicts'],
    'Every line has its reason': [],
    'Periods, read by part of life': ['periods', 'sub-periods'],
    'How sure we are': ['birth'],
    'Tables for your astrologer': ['chalit', 'astrologer'],
    'Free remedies first': ['remedies', 'closing'],
  },
  'career-wealth': {
    'Answers first': ['answers'],
    'Ten years at a glance': ['ten-years'],
    'Tenth house in depth': ['work-tenth-house', 'work-amatyakaraka', 'work-dashamsha'],
    'A job, or a business of your own': ['work-self-employment', 'work-fields'],
    'Your money in six parts': ['work-money'],
    'Period by period': ['work-calendar', 'work-days', 'astrologer'],
  },
  'love-marriage': {
    'Answers first': ['answers'],
    'Ten years at a glance': ['ten-years'],
    'Seventh house and navamsha': ['love-partner'],
    'Your star against all 27': ['love-match'],
    'Manglik, with its exceptions': ['answers', 'love-household'],
    'For every person': ['astrologer'],
  },
  'life-blueprint': {
    'Answers first': ['answers', 'ten-years'],
    'A page for each house': ['house-1', 'house-12'],
    'Every part of life': [
      'blueprint-partnership',
      'blueprint-work',
      'blueprint-money',
      'blueprint-family',
      'blueprint-education',
      'blueprint-children',
      'blueprint-health',
      'blueprint-property',
      'blueprint-abroad',
    ],
    'Twenty years of sub-periods': ['sub-periods', 'period-table'],
    'Strengths and doshas': ['strengths', 'yoga-kinds', 'verdicts', 'doshas'],
    'Saturn and the next twelve months': ['sade-sati', 'slow-transits', 'months', 'months-short'],
    'For you and for your astrologer': ['birth-time-accuracy', 'chalit', 'astrologer', 'closing'],
  },
  'match-report': {
    'Answers first': ['answers'],
    'Eight kootas in plain words': ['match-score', 'match-kootas'],
    'Every exception named': ['match-doshas', 'match-manglik'],
    'Daily life for two': [
      'match-temperament',
      'match-talk',
      'match-affection',
      'match-family',
      'match-money',
    ],
    'Months for both': ['match-ten-years', 'match-months'],
    'What it can and cannot say': [
      'match-limits',
      'match-charts',
      'match-tables-first',
      'match-tables-second',
    ],
  },
  'year-ahead': {
    'Answers first': ['answers'],
    'A page for each month': ['month-1', 'month-12'],
    'Your solar return': ['year-chart', 'year-lord'],
    'The year in its own dashas': ['mudda'],
    'Every transit with its date': ['year-transits', 'slow-transits'],
    'Tables for your astrologer': ['year-tables', 'astrologer', 'year-remedies', 'closing'],
  },
  'numerology-profile': {
    'Answers first': ['answers'],
    'The date and the name': ['numbers-birth', 'numbers-name'],
    'Other spellings': ['numbers-spelling'],
    'Lo Shu square': ['numbers-grid'],
    'Months, years and pinnacles': ['numbers-year', 'numbers-months', 'numbers-pinnacles'],
    'With your birth chart': ['numbers-chart'],
    'Phone, house, other people': ['numbers-daily', 'numbers-people', 'numbers-workings'],
  },
  'free-kundli': {
    'The real chart': ['charts', 'grahas'],
    'Lagna, Moon, nakshatra': ['lagna'],
    'Where you are now': ['periods'],
    'Three further facts': ['further-reading'],
    'No card asked': [],
  },
  'moon-and-nakshatra': {
    'One star, read closely': ['nakshatra', 'nakshatra-story'],
    'The day of your birth': ['panchang'],
    'Nine kinds of days': ['tara'],
    'Six weeks of the Moon': ['moon-calendar'],
    'Tables for your astrologer': ['astrologer'],
  },
  'sade-sati-check': {
    'All passages of your life': ['sade-sati'],
    'Weighed for your chart': ['natal-saturn', 'sade-sati'],
    'Dhaiya, too': ['sade-sati'],
    'The slow grahas': ['slow-transits'],
    'Free things first': ['saturn-remedies'],
  },
};

/** Chapters that the catalogue has to name where a report has them. */
const NAMED_CHAPTERS = [
  'answers',
  'ten-years',
  'sub-periods',
  'month-1',
  'house-1',
  'verdicts',
  'astrologer',
  'chalit',
];

describe.each(SEED_REPORTS)('features of $key in the catalogue', ({ key, features }) => {
  const chapters = CHAPTERS_OF_FEATURES[key as ProductKey];
  const pageIds = createSampleDocument(key as ProductKey).pages.map(({ id }) => id);

  test('describe chapters that the report has', () => {
    expect(features.map(({ title }) => title)).toEqual(Object.keys(chapters));
    expect(
      Object.values(chapters)
        .flat()
        .filter((id) => !pageIds.includes(id)),
    ).toEqual([]);
  });

  test('name its answers, figures, readings, months, houses and tables', () => {
    const described = new Set(Object.values(chapters).flat());
    expect(NAMED_CHAPTERS.filter((id) => pageIds.includes(id) && !described.has(id))).toEqual([]);
  });
});

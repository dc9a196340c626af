/** Readers under eighteen read nothing that an adult alone can do. */
import { describe, expect, test } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import {
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
  setYears,
} from '#src/testing/fixtures/people.ts';
import { collectStrings, listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import { createWordPattern, splitSentences } from './text/omit-adult-matters.ts';
import { writeReport, type ProductKey } from './write-report.ts';

const PRODUCTS: readonly ProductKey[] = [
  'janam-kundli',
  'life-blueprint',
  'moon-and-nakshatra',
  'year-ahead',
  'sade-sati-check',
  'numerology-profile',
];

const AGES = [12, 13, 14, 15, 16, 17];

/** Born in January, so that each has the age of the year on the day of the fixtures, 21 November 2026. */
const readers = setYears(createPeople(36), (i) => 2026 - AGES[i % AGES.length]!).map((person, i) => {
  const day = String((i % 28) + 1).padStart(2, '0');
  const inJanuary = { ...person, date: `${person.date.slice(0, 4)}-01-${day}` };
  return { age: AGES[i % AGES.length]!, person: i % 11 === 4 ? removeTime(inJanuary) : inJanuary };
});

/** Their texts say what a name, a day or a rule stands for. */
const REFERENCE_PAGES = new Set(['birth', 'glossary', 'method', 'astrologer', 'contents', 'closing']);

const writeSentences = (product: ProductKey) =>
  readers.map(({ age, person }) => {
    const { pages } = writeReport(removeSensitivity(createReportInput(person, product)));
    const texts = pages
      .filter(({ id }) => !REFERENCE_PAGES.has(id))
      .flatMap((page) => listPrintedStrings([page]));
    return { age, sentences: texts.flatMap(splitSentences) };
  });

const written = new Map<ProductKey, ReturnType<typeof writeSentences>>();

function listSentences(product: ProductKey, ages: readonly number[]): string[] {
  const reports = written.get(product) ?? writeSentences(product);
  written.set(product, reports);
  return [...new Set(reports.filter(({ age }) => ages.includes(age)).flatMap(({ sentences }) => sentences))];
}

const ACTS_OF_ADULTS = createWordPattern(
  [
    [
      'jobs?',
      'boss(?:es)?',
      'colleagues?',
      'loans?',
      'taxes',
      'property',
      'spouses?',
      'in-laws',
      'contracts?',
      'driving',
    ],
    [
      'alcohol',
      'wine',
      'officers?',
      'applications?',
      'signature',
      'salar(?:y|ies)',
      'employe[er]s?',
      'clients?',
      'customers?',
    ],
    [
      'mortgage',
      'insurance',
      'expenses',
      'your papers',
      'put papers',
      'savings',
      'promotion',
      'appraisal',
      'wedding',
    ],
    [
      'your partner',
      'business partners?',
      'EMIs?',
      'landlord',
      'tenants?',
      'the bank',
      'committee',
      'juniors',
    ],
  ].flat(),
);

/** A name, a reason, or what a guest does. */
const isHarmless = (sentence: string): boolean =>
  /^(It stands for|Dhana of|In your chart|At a wedding|[a-z])|exceptions/.test(sentence);

describe('the report of a reader of twelve to fifteen', () => {
  test.each(PRODUCTS)('%s asks for nothing that an adult alone can do', (product) => {
    const sentences = listSentences(product, [12, 13, 14, 15]);
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((text) => ACTS_OF_ADULTS.test(text) && !isHarmless(text))).toEqual([]);
  });
});

describe('the numerology of a reader of sixteen or seventeen', () => {
  test('asks for nothing that an adult alone can do', () => {
    const sentences = listSentences('numerology-profile', [16, 17]);
    expect(sentences.filter((text) => ACTS_OF_ADULTS.test(text) && !isHarmless(text))).toEqual([]);
  });
});

describe('the own endings of texts that end before adult life', () => {
  const { endingsAfter, adultWords, wordsOfAdultYears, wordsOfPapersAndSums } = content.child;

  test('stand after a sentence that a text has', () => {
    const texts = JSON.stringify(collectStrings({ ...content, child: {} })).toLowerCase();
    const unknown = Object.keys(endingsAfter).filter((sentence) => !texts.includes(sentence.toLowerCase()));
    // Texts of numbers and of yogas name the numbers of the reader.
    expect(unknown.filter((sentence) => !/\d|^Your chart has/.test(sentence))).toEqual([]);
  });

  test('have none of the words at which a text ends', () => {
    const pattern = createWordPattern([...adultWords, ...wordsOfAdultYears, ...wordsOfPapersAndSums]);
    expect(Object.values(endingsAfter).filter((ending) => pattern.test(ending))).toEqual([]);
  });

  test('are all different, and none is an ending of a part', () => {
    const all = [
      ...Object.values(endingsAfter),
      ...new Set(
        [...Object.values(content.child.childEndings), ...Object.values(content.child.youthEndings)].flat(),
      ),
    ];
    expect(all.filter((ending, i) => all.indexOf(ending) !== i)).toEqual([]);
  });

  test('are not printed for children before school, of whom they ask too much', () => {
    const children = setYears(createPeople(6), () => 2023);
    const printed = children
      .flatMap((child) => writeReport(removeSensitivity(createReportInput(child, 'life-blueprint'))).pages)
      .flatMap((page) => listPrintedStrings([page]))
      .join(' ');
    expect(Object.values(endingsAfter).filter((ending) => printed.includes(ending))).toEqual([]);
  });

  test('are printed in reports of twelve to seventeen', () => {
    const printed = PRODUCTS.flatMap((product) => listSentences(product, AGES)).join(' ');
    const used = Object.values(endingsAfter).filter((ending) => printed.includes(ending));
    expect(used.length).toBeGreaterThan(150);
  });
});

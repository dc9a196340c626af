/** The signs in reports are named in the vocabulary of the order, with the other name beside the first mention. */
import { describe, expect, test } from 'vitest';
import { RASHIS } from '#src/astrology/contract.ts';
import { SIGN_VOCABULARIES, type SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import {
  createPeople,
  createReportInput,
  removeTime,
  type FictitiousPerson,
} from '#src/testing/fixtures/people.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import type { ProductKey } from './context/report-context.ts';
import { products } from './products.ts';
import { writeReport } from './write-report.ts';

const PEOPLE = createPeople(240)
  .filter((_, i) => i % 30 === 29)
  .map((person, i) => (i % 4 === 3 ? removeTime(person) : person));

/** Sign names of a vocabulary as whole words. */
const createNamePattern = (vocabulary: SignVocabulary, after = ''): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${RASHIS.map((rashi) => rashi[vocabulary]).join('|')})(?![\\p{L}\\p{M}])${after}`,
    'gu',
  );

const getOther = (vocabulary: SignVocabulary) => SIGN_VOCABULARIES.find((name) => name !== vocabulary)!;

/** Names of the other vocabulary that are not beside a name of the own one: "Kanya (Virgo)". */
function listBareNames(text: string, vocabulary: SignVocabulary): string[] {
  const pairs = RASHIS.map((rashi) => `${rashi[vocabulary]} (${rashi[getOther(vocabulary)]})`);
  const rest = pairs.reduce((left, pair) => left.replaceAll(pair, ''), text);
  return rest.match(createNamePattern(getOther(vocabulary))) ? [text] : [];
}

const writePages = (person: FictitiousPerson, product: ProductKey, signVocabulary?: SignVocabulary) =>
  writeReport({ ...createReportInput(person, product), signVocabulary }).pages;

describe.each(SIGN_VOCABULARIES)('reports in the %s vocabulary', (vocabulary) => {
  test.each(Object.keys(products) as ProductKey[])('%s has no name of the other one alone', (product) => {
    const texts = PEOPLE.flatMap((person) => listPrintedStrings(writePages(person, product, vocabulary)));
    expect(texts.join(' ')).toMatch(createNamePattern(vocabulary));
    expect(texts.flatMap((text) => listBareNames(text, vocabulary))).toEqual([]);
  });

  test('a chapter has both names at the first mention of a sign and one at the others', () => {
    const texts = writePages(PEOPLE[0]!, 'janam-kundli', vocabulary)
      .filter(({ kind }) => kind === 'essay')
      .map((page) => listPrintedStrings([page]).join(' '));
    const pairs = texts.map((text) => text.match(createNamePattern(vocabulary, ' \\(')) ?? []);
    expect(pairs.flat().length).toBeGreaterThan(10);
    expect(pairs.filter((names) => new Set(names).size < names.length)).toEqual([]);
  });

  test('the pages of the twelve houses have both names of a sign once', () => {
    const pages = writePages(PEOPLE[0]!, 'life-blueprint', vocabulary).filter(({ kind }) => kind === 'house');
    const text = listPrintedStrings(pages).join(' ');
    const names = text.match(createNamePattern(vocabulary, ' \\(')) ?? [];
    expect(pages).toHaveLength(12);
    expect(new Set(names).size).toBe(names.length);
  });

  test('abbreviations of dense tables belong to it, and are explained', () => {
    const pages = writePages(PEOPLE[0]!, 'janam-kundli', vocabulary);
    const explanation = { sanskrit: 'Vrk Vrishchika', english: 'Sco Scorpio' };
    expect(JSON.stringify(pages)).toContain(explanation[vocabulary]);
  });

  test('the words of drawings are in it', () => {
    const { frame } = writeReport({ ...createReportInput(PEOPLE[0]!), signVocabulary: vocabulary });
    const names = RASHIS.map((rashi) => rashi[vocabulary]);
    expect(frame.names.signs).toEqual(names);
    expect(frame.charts.signLabels).toEqual(names);
  });
});

test('a report of an order from before the choice names the signs in English alone', () => {
  const text = listPrintedStrings(writePages(PEOPLE[0]!, 'janam-kundli')).join(' ');
  expect(text).toMatch(createNamePattern('english'));
  expect(text).not.toMatch(createNamePattern('sanskrit'));
});

test('the name of a buyer who is called like a sign stays as it is', () => {
  const leo = { ...PEOPLE[0]!, name: 'Leo Fernandes' };
  const printed = JSON.stringify(writePages(leo, 'numerology-profile', 'sanskrit'));
  expect(printed).toContain('Leo Fernandes');
  expect(printed).not.toMatch(/Simha (\(Leo\) )?Fernandes/);
});

test('a person whose name is the beginning of a sign name reads every sign in the chosen vocabulary', () => {
  const texts = PEOPLE.slice(0, 3).flatMap((person) =>
    ['Vir', 'Ari', 'Can'].flatMap((name) =>
      listPrintedStrings(writePages({ ...person, name }, 'free-kundli', 'sanskrit')),
    ),
  );
  expect(texts.flatMap((text) => listBareNames(text, 'sanskrit'))).toEqual([]);
});

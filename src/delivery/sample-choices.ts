/**
 * Which statements of the samples the site shows. A statement is chosen by the page, the part of the page and a fact that
 * it is based on, so that a new wording is shown without a change here. The build fails if a sample has no such statement.
 */
import type { Graha } from '#src/astrology/contract.ts';
import type { ProductKey } from '#src/reports/write-report.ts';

/**
 * `part`: the id of a part, on pages with parts. `fact`: one of the statement's facts, as `Statement.facts` defines them:
 * key and value with "=" between, as in "Saturn.house=7".
 */
export type StatementChoice = { part?: string; fact: string };

export type FigureChoice =
  | { kind: 'chart'; highlightedHouse: number }
  /** the house of this graha is marked, in the chart of the first of two persons */
  | { kind: 'chart'; highlightedGraha: Graha }
  /** the chart of the year, which is on the page itself */
  | { kind: 'yearChart' }
  | { kind: 'moonWheel' }
  /** a figure of the page itself */
  | { kind: 'grid' | 'timeline' };

export type SamplePageChoice = { page: string; figure: FigureChoice; statements: StatementChoice[] };

/** The page of each sample from which the product page of its report quotes. */
export const SAMPLE_PAGE_CHOICES: Record<ProductKey, SamplePageChoice> = {
  'free-kundli': {
    page: 'lagna',
    figure: { kind: 'chart', highlightedHouse: 1 },
    statements: [
      { part: 'first-impression', fact: 'lagna.sign=6' },
      { part: 'sign', fact: 'Moon.sign=9' },
    ],
  },
  'janam-kundli': {
    page: 'nine-grahas',
    figure: { kind: 'chart', highlightedHouse: 4 },
    statements: [
      { part: 'graha-moon', fact: 'Moon.house=4' },
      { part: 'graha-mercury', fact: 'Mercury.house=8' },
    ],
  },
  'career-wealth': {
    page: 'work-tenth-house',
    figure: { kind: 'chart', highlightedHouse: 10 },
    statements: [
      { part: 'lord', fact: 'lord.10=Mercury' },
      { part: 'aspects', fact: 'Moon.aspects.10=true' },
    ],
  },
  'love-marriage': {
    page: 'love-partner',
    figure: { kind: 'chart', highlightedHouse: 7 },
    statements: [
      { part: 'seventh', fact: 'Saturn.house=7' },
      { part: 'lord', fact: 'Jupiter.house=4' },
    ],
  },
  'life-blueprint': {
    page: 'house-4',
    figure: { kind: 'chart', highlightedHouse: 4 },
    statements: [{ fact: 'Jupiter.house=4' }, { fact: 'Moon.house=4' }],
  },
  'match-report': {
    page: 'match-kootas',
    figure: { kind: 'chart', highlightedGraha: 'Moon' },
    statements: [
      { part: 'maitri', fact: 'Moon.sign=9' },
      { part: 'gana', fact: 'Moon.gana=Manushya' },
    ],
  },
  'year-ahead': {
    page: 'year-chart',
    figure: { kind: 'yearChart' },
    statements: [{ fact: 'year.30.lagna=3' }, { fact: 'year.30.Jupiter=2' }],
  },
  'numerology-profile': {
    page: 'numbers-grid',
    figure: { kind: 'grid' },
    statements: [{ fact: 'date.digit.8=0' }, { fact: 'date.digit.2=0' }],
  },
  'moon-and-nakshatra': {
    page: 'nakshatra',
    figure: { kind: 'moonWheel' },
    statements: [
      { part: 'qualities', fact: 'Moon.nakshatra=20' },
      { part: 'pada', fact: 'Moon.pada=4' },
    ],
  },
  'sade-sati-check': {
    page: 'sade-sati',
    figure: { kind: 'timeline' },
    statements: [{ fact: 'transit.Saturn=12' }, { fact: 'bindus.Saturn.12=3' }],
  },
};

/** The home page answers one question for each of these reports, with the first sentence of this statement of its sample. */
export const TEASER_CHOICES = {
  'career-wealth': { page: 'answers', fact: 'lord.6=Saturn' },
  'love-marriage': { page: 'answers', fact: 'lord.5=Saturn' },
  'life-blueprint': { page: 'synthesis', part: 'starts', fact: 'lagna.sign=6' },
  'janam-kundli': { page: 'nine-grahas', part: 'graha-moon', fact: 'Jupiter.from.Moon=1' },
  'year-ahead': { page: 'answers', fact: 'year.30.lord=Mercury' },
  'numerology-profile': { page: 'numbers-grid', fact: 'date.digit.2=0' },
} as const satisfies Partial<Record<ProductKey, StatementChoice & { page: string }>>;

/** The about page explains reason and certainty with this statement of a sample. */
export const EXAMPLE_CHOICE = {
  report: 'janam-kundli',
  page: 'lagna',
  part: 'first-impression',
  fact: 'lagna.nakshatra=13',
} as const satisfies StatementChoice & { report: ProductKey; page: string };

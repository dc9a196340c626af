/**
 * The report as data: what `reports` writes and the print bundle draws. Plain JSON, complete in itself:
 * the same document prints the same pages. Texts are plain strings in English; a run of Devanagari inside a
 * string is set in its own script by the printer. Dates in texts are already in words, in the birth's or the reader's zone.
 */
import type { Chart, ChartStyle, Graha, Sensitivity } from '#src/astrology/contract.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';

/**
 * How far the birth time may move before the fact behind a statement changes. Computed, never chosen by the writer. Rows of tables and remedies have a
 * reason and no mark: the period that runs is marked in a statement of its own below them, and a remedy is advice.
 */
export type Certainty = { level: 'stable' | 'minute-sensitive' | 'borderline'; note: string };

/** The signature of the house: what is said, why, and how sure. */
export type Statement = {
  text: string;
  /** starts after the word "because" and ends with a full stop: "Virgo is an earth sign ruled by Mercury." */
  because: string;
  /** the classical rule it rests on, where there is one: "Brihat Parashara Hora Shastra 24" */
  source?: string;
  certainty?: Certainty;
  /** the facts that chose this statement, of the chart or of the person, for checks, never printed: "Saturn.house=7"; absent from a remark */
  facts?: string[];
};

export type Row = { label: string; value: string; note?: string };

/** Beside each h1 a Devanagari word; `running` is the page's running title. */
type PageBase = {
  /** the anchor the contents point to */
  id: string;
  /** null on pages that carry no chapter number (cover, contents) */
  number: number | null;
  title: string;
  devanagari?: string;
  runningTitle: string;
  /** one line for the contents */
  summary: string;
};

export type SummaryPage = PageBase & {
  kind: 'summary';
  lead: Statement;
  keyFacts: { label: string; value: string; note: string }[];
  now?: { title: string; text: string };
  strengths: Statement[];
  cautions: Statement[];
  dates: { date: string; when: string; text: string }[];
};
export type ContentsPage = PageBase & { kind: 'contents'; readingGuide: { title: string; text: string }[] };
export type BirthPage = PageBase & {
  kind: 'birth';
  details: Row[];
  almanac: Row[];
  /** absent when the birth time is unknown: then the printer draws how far the Moon went that day */
  sensitivity?: Sensitivity;
  /** one sentence above the drawing */
  intro?: string;
  caption: string;
  correctionNote: string;
};
/** With an unknown birth time only the Moon chart is drawn: `birth` and `navamsa` are absent. */
export type ChartsPage = PageBase & {
  kind: 'charts';
  captions: { birth?: string; moon: string; navamsa?: string; others: string };
};
/** Further divided charts in the reader's style, each beside what it is read for. */
export type AdditionalChartsPage = PageBase & {
  kind: 'additionalCharts';
  lead: string;
  charts: {
    title: string;
    caption: string;
    /** what the chart is read for */
    text: string;
    /** between which minutes the same part of a sign was rising */
    timeRange: string;
    /** the signs, 1 to 12, as `vargaSign` gives them */
    signs: { lagna: number; grahas: Record<Graha, number> };
    statements: Statement[];
  }[];
};
export type GrahasPage = PageBase & {
  kind: 'grahas';
  caption: string;
  notes: { title: string; text: string }[];
};
/**
 * A chapter that opens on its own page with an emblem and goes on with statements under headings.
 * `compact` asks for the lead and the first statements on the same page, without an opener of its own.
 */
export type EssayPage = PageBase & {
  kind: 'essay';
  /** which houses the emblem lights */
  highlightedHouses: number[];
  compact?: boolean;
  lead: string;
  leadBecause: string;
  parts: { id: string; title: string; intro?: string; statements: Statement[]; pullQuote?: string }[];
};
export type PeriodsPage = PageBase & {
  kind: 'periods';
  /** ISO instant that counts as now */
  now: string;
  caption: string;
  antar: {
    mahaLord: Graha;
    caption: string;
    rows: { lord: Graha; from: string; text: string; because: string; current: boolean }[];
  };
  /** further maha dashas in words */
  statements: Statement[];
};
/**
 * A drawing on a table page, as numbers and words; the printer draws it and numbers it. Gold is what is high or now.
 * `bars`: one bar a house, with the average across; `panels`: many small ones of twelve bars each.
 * `scales`: one bar a graha, each with a stroke of its own that it should reach.
 * `grid`: a square of nine digits.
 * `passages`: spans on one long line, from birth to old age. `lanes`: one line a graha, cut into the signs it crosses.
 */
export type Figure = { title?: string; caption: string } & (
  | {
      kind: 'bars';
      /** what a bar stands for: a house, unless told otherwise */
      axis?: string;
      bars: { label: string; note: string; value: number }[];
      average: number;
      high: number;
      low: number;
    }
  | {
      kind: 'panels';
      panels: { title: string; note: string; values: number[] }[];
      average: number;
      high: number;
      low: number;
      howTo?: string;
    }
  | {
      kind: 'targetBars';
      /** what each has and what it is asked to have, in one unit */
      bars: { label: string; value: number; needed: number }[];
    }
  | {
      kind: 'grid';
      /** three rows of three digits, each with how often it occurs; the lines named at the right and below */
      cells: { digit: number; count: number }[][];
      rows: string[];
      columns: string[];
    }
  | {
      kind: 'timeline';
      /** ISO instants; `tone` is the part of the passage: coming, in the middle, leaving */
      from: string;
      to: string;
      now: string;
      spans: { from: string; to: string; tone: 'pale' | 'gold' | 'grey' }[];
      labels: { from: string; to: string; title: string; note: string }[];
    }
  | {
      kind: 'lanes';
      from: string;
      to: string;
      /** `short` takes the place of `label` where the span is narrow */
      lanes: {
        label: string;
        spans: { from: string; to: string; label: string; short: string; note: string; tinted: boolean }[];
      }[];
    }
);

export type TablePage = PageBase & {
  kind: 'table';
  lead?: string;
  /** drawn before the tables */
  figures?: Figure[];
  /** a row of one cell is a heading over the rows below it */
  tables: { caption: string; head: string[]; rows: string[][] }[];
  statements: Statement[];
  /** the statements are the matter and the tables an appendix to them */
  statementsFirst?: true;
};
export type RemediesPage = PageBase & {
  kind: 'remedies';
  lead: string;
  remedies: {
    cost: string;
    when: string;
    title: string;
    text: string;
    mantra?: string;
    because: string;
    last?: boolean;
  }[];
};
export type MethodPage = PageBase & {
  kind: 'method';
  rows: Row[];
  caption: string;
  /**
   * `code` is what the reader types in: a hash of the computed content, in lower-case hex, printed in groups of eight. `link` leads
   * from `where` to the answer.
   */
  authenticity: { title: string; text: string; where: string; link?: string; code?: string };
  /** below the seal: how a wrong detail is corrected */
  note?: string;
};
export type GlossaryPage = PageBase & {
  kind: 'glossary';
  terms: { word: string; sanskrit: string; meaning: string }[];
  limits: { title: string; text: string }[];
  closing: { devanagari: string; text: string };
};

export type Page =
  | SummaryPage
  | ContentsPage
  | BirthPage
  | ChartsPage
  | AdditionalChartsPage
  | GrahasPage
  | EssayPage
  | PeriodsPage
  | TablePage
  | RemediesPage
  | MethodPage
  | GlossaryPage;

export type ReportDocument = {
  /** version of the written texts */
  content: string;
  product: { key: string; name: string; devanagari: string };
  order: { id: string; edition: number; madeOn: string; madeAt: string };
  birth: ResolvedBirth;
  /** "Tuesday 4 June 1996, 2:30 in the afternoon" */
  bornInWords: string;
  /** "Kota, Rajasthan" */
  placeInWords: string;
  /** a line of blessing at the head of the cover, in Devanagari; absent when the reader does not want one */
  verse?: string;
  chartStyle: ChartStyle;
  chart: Chart;
  pages: Page[];
};

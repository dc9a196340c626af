/**
 * The report as plain JSON: written by `reports`, drawn by the print bundle. The same document prints the same pages.
 * Texts are English strings that may contain Devanagari; dates in texts are already formatted.
 */
import type { Chart, ChartStyle, Graha, Sensitivity } from '#src/astrology/contract.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type {
  AnswersPage,
  ClosingPage,
  FurtherReadingPage,
  HousePage,
  MonthPage,
  ReferencePage,
  SubPeriodsPage,
  TimingPage,
  VerdictsPage,
} from './contract-answers.ts';

/** How far the birth time may differ before the facts of a statement change. Rows of tables and remedies have none. */
export type Certainty = { level: 'stable' | 'minute-sensitive' | 'borderline'; note: string };

/** A text, its reason and its certainty. */
export type Statement = {
  text: string;
  /** follows the word "because" and ends with a full stop: "Virgo is an earth sign ruled by Mercury." */
  because: string;
  /** the classical source: "Brihat Parashara Hora Shastra 24" */
  source?: string;
  certainty?: Certainty;
  /** for tests, never printed: the facts by which the statement was chosen, "Saturn.house=7"; absent from general statements */
  facts?: string[];
};

export type Row = { label: string; value: string; note?: string };

export type PageBase = {
  /** the anchor that the table of contents links to */
  id: string;
  /** null on pages without one, such as the contents */
  chapterNumber: number | null;
  title: string;
  /** the title in Hindi, printed beside it */
  devanagari?: string;
  runningTitle: string;
  /** one line for the table of contents */
  summary: string;
};

export type SummaryPage = PageBase & {
  kind: 'summary';
  lead: Statement;
  keyFacts: { label: string; value: string; note: string }[];
  now?: { title: string; text: string };
  strengths: Statement[];
  cautions: Statement[];
  /** `date`: YYYY-MM-DD; `when`: the date as printed */
  dates: { date: string; when: string; text: string }[];
};
export type ContentsPage = PageBase & { kind: 'contents'; readingGuide: { title: string; text: string }[] };
export type BirthPage = PageBase & {
  kind: 'birth';
  details: Row[];
  almanac: Row[];
  /** absent when the birth time is unknown; the path of the Moon is drawn instead */
  sensitivity?: Sensitivity;
  /** one sentence above the figure */
  intro?: string;
  caption: string;
  correctionNote: string;
};
/** Captions of the drawings: `birth` and `navamsa` are absent when the birth time is unknown. `otherStyles`: the text beside the same chart in the two other styles. */
export type ChartsPage = PageBase & {
  kind: 'charts';
  captions: { birth?: string; moon: string; navamsa?: string; otherStyles: string };
};
/** Additional charts (divisional or annual) in the chart style of the reader, each with its texts. */
export type AdditionalChartsPage = PageBase & {
  kind: 'additionalCharts';
  lead: string;
  charts: AdditionalChart[];
};
export type AdditionalChart = {
  title: string;
  caption: string;
  /** the subject of the chart */
  text: string;
  /** the birth times for which the chart is the same */
  timeRange: string;
  /** signs, 1 to 12 */
  signs: { lagna: number; grahas: Record<Graha, number> };
  statements: Statement[];
};
export type GrahasPage = PageBase & {
  kind: 'grahas';
  caption: string;
  notes: { title: string; text: string }[];
};
/**
 * A chapter of statements under headings. It begins with an opener page with an emblem;
 * with `compact` the lead and the first statements share one page.
 */
export type EssayPage = PageBase & {
  kind: 'essay';
  /** the houses highlighted in the emblem */
  highlightedHouses: number[];
  compact?: boolean;
  lead: string;
  leadBecause: string;
  parts: EssayPart[];
};
export type EssayPart = {
  id: string;
  title: string;
  intro?: string;
  statements: Statement[];
  pullQuote?: string;
};
export type PeriodsPage = PageBase & {
  kind: 'periods';
  /** ISO instant of the current moment */
  now: string;
  caption: string;
  antar: {
    mahaLord: Graha;
    caption: string;
    /** `from`: the first day as printed, or "at birth" */
    rows: { lord: Graha; from: string; text: string; because: string; current: boolean }[];
  };
  /** texts on further maha dashas */
  statements: Statement[];
};
/**
 * The data of a figure on a table page. `bars`: one bar per house or month, gold from the value `high` on, an outline below `low`, with a line for the average; `panels`: small charts of
 * twelve bars; `targetBars`: one bar per graha with a mark for its target; `grid`: a square of nine digits; `timeline`: spans on one
 * line from birth to old age; `lanes`: one line per graha, divided into the signs it crosses.
 */
export type Figure = { title?: string; caption: string } & (
  | {
      kind: 'bars';
      /** what a bar stands for, a house by default */
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
      /** the value and the required value, in the same unit */
      bars: { label: string; value: number; needed: number }[];
    }
  | {
      kind: 'grid';
      /** three rows of three digits with their counts; `rows` are named at the right, `columns` below */
      cells: { digit: number; count: number }[][];
      rows: string[];
      columns: string[];
    }
  | {
      kind: 'timeline';
      /** ISO instants; `tone` is the phase: pale for rising, gold for peak, grey for setting */
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
      /** `short` is printed instead of `label` if the span is narrow; `tinted` fills the span */
      lanes: {
        label: string;
        spans: { from: string; to: string; label: string; short: string; note: string; tinted: boolean }[];
      }[];
    }
);

export type TablePage = PageBase & {
  kind: 'table';
  lead?: string;
  /** printed before the tables */
  figures?: Figure[];
  tables: Table[];
  statements: Statement[];
  /** prints the statements before the tables */
  statementsFirst?: true;
};
/** A row of one cell is a heading for the rows below it. */
export type Table = { caption: string; head: string[]; rows: string[][] };
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
    /** true for a remedy about a gem or another purchase, which is optional or not needed; printed in grey */
    isPurchase?: boolean;
  }[];
};
export type MethodPage = PageBase & {
  kind: 'method';
  rows: Row[];
  caption: string;
  /** `code`: a hash of the document in lower-case hex, printed in groups of eight. `link`: the URL printed as `where`. */
  authenticity: { title: string; text: string; where: string; link?: string; code?: string };
  /** printed below: how to correct a wrong detail */
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
  | GlossaryPage
  | AnswersPage
  | TimingPage
  | SubPeriodsPage
  | MonthPage
  | HousePage
  | VerdictsPage
  | ReferencePage
  | FurtherReadingPage
  | ClosingPage;

export type ReportDocument = {
  contentVersion: string;
  /** `devanagari`: the name in Hindi */
  product: { key: string; name: string; devanagari: string };
  /** `madeAt`: ISO instant that counts as now; `madeOn`: its date as printed, "21 November 2026" */
  order: { id: string; edition: number; madeOn: string; madeAt: string };
  birth: ResolvedBirth;
  /** "Tuesday 4 June 1996, 2:30 in the afternoon" */
  birthTimeText: string;
  /** "Kota, Rajasthan" */
  birthPlaceText: string;
  /** a line of blessing at the top of the cover, in Devanagari */
  verse?: string;
  chartStyle: ChartStyle;
  chart: Chart;
  pages: Page[];
};

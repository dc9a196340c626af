/**
 * The report as plain JSON: written by `reports`, drawn by the print bundle. The same document prints the same pages.
 * Texts are strings of one language that may contain Devanagari; dates in texts are already formatted.
 */
import type { Chart, ChartStyle, Graha, Sensitivity } from '#src/astrology/contract.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Authenticity, Figure, PageBase, Row, Statement, Table } from './contract-parts.ts';
import type { Frame } from './contract-frame.ts';
import type {
  AnswersPage,
  ClosingPage,
  FurtherReadingPage,
  GradedWindow,
  HousePage,
  MonthPage,
  ReferencePage,
  SubPeriodsPage,
  TimingPage,
  VerdictsPage,
} from './contract-answers.ts';

export type { Authenticity, Certainty, Figure, Row, Statement, Table } from './contract-parts.ts';

export type SummaryPage = PageBase & {
  kind: 'summary';
  lead: Statement;
  keyFacts: { label: string; value: string; note: string }[];
  now?: { title: string; text: string };
  strengths: Statement[];
  cautions: Statement[];
  /** `date`: YYYY-MM-DD; `when`: the date as printed */
  dates: { date: string; when: string; text: string }[];
  /** of the lists: "Three strengths to rely on" */
  titles: Record<'strengths' | 'cautions' | 'dates', string>;
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
 * with `isCompact` the lead and the first statements share one page.
 */
export type EssayPage = PageBase & {
  kind: 'essay';
  /** the houses highlighted in the emblem */
  highlightedHouses: number[];
  isCompact?: boolean;
  lead: string;
  leadBecause: string;
  parts: EssayPart[];
};
export type EssayPart = {
  id: string;
  title: string;
  intro?: string;
  statements: Statement[];
  /** graded times, printed below the statements */
  windows?: GradedWindow[];
  pullQuote?: string;
};
export type PeriodsPage = PageBase & {
  kind: 'periods';
  /** ISO instant of the current moment */
  now: string;
  caption: string;
  /** the antardashas of the current mahadasha */
  antar: {
    mahaLord: Graha;
    caption: string;
    /** `from`: the first day as printed, or "at birth" */
    rows: { lord: Graha; from: string; text: string; because: string; isCurrent: boolean }[];
  };
  /** texts on further mahadashas */
  statements: Statement[];
};
export type TablePage = PageBase & {
  kind: 'table';
  lead?: string;
  /** printed before the tables */
  figures?: Figure[];
  tables: Table[];
  statements: Statement[];
  /** prints the statements before the tables */
  hasStatementsFirst?: true;
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
    /** true for a remedy about a gem or another purchase, which is optional or not needed; printed in grey */
    isPurchase?: boolean;
  }[];
};
export type MethodPage = PageBase & {
  kind: 'method';
  rows: Row[];
  caption: string;
  /** absent if the closing page has it */
  authenticity?: Authenticity;
  /** printed below: how to correct a wrong detail */
  note?: string;
};
export type GlossaryPage = PageBase & {
  kind: 'glossary';
  terms: { word: string; sanskrit: string; meaning: string }[];
  /** absent if the closing page has them */
  end?: {
    limits: { title: string; text: string }[];
    /** a Sanskrit blessing, in Devanagari and in English */
    blessing: { devanagari: string; text: string };
  };
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
  /** `hindiName`: the name in Devanagari script */
  product: { key: string; name: string; hindiName: string };
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
  /** the second person of a report on two people; `bothNames`: "Asha Rao and Ravi Menon" */
  partner?: {
    birth: ResolvedBirth;
    birthTimeText: string;
    birthPlaceText: string;
    chart: Chart;
    bothNames: string;
  };
  pages: Page[];
  /** the words of page heads, footers, figures and the PDF */
  frame: Frame;
};
